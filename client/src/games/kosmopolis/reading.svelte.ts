// Whether somebody reads a check that is news: what the panels would tell of its outcome waits for its end.

class Reading {
  isOn = $state(false);
}

export const reading = new Reading();
