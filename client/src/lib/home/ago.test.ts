import { expect, it } from "vitest";
import { ago } from "./ago";

const NOW = Date.UTC(2030, 3, 12);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [0, "now", "сейчас"],
  [59 * SECOND, "now", "сейчас"],
  [61 * SECOND, "1 minute ago", "1 минуту назад"],
  [5 * MINUTE, "5 minutes ago", "5 минут назад"],
  [2 * HOUR + MINUTE, "2 hours ago", "2 часа назад"],
  [DAY, "yesterday", "вчера"],
  [3 * DAY, "3 days ago", "3 дня назад"],
  [15 * DAY, "2 weeks ago", "2 недели назад"],
  [100 * DAY, "3 months ago", "3 месяца назад"],
  [800 * DAY, "2 years ago", "2 года назад"],
])("%d ms before: %s", (before, english, russian) => {
  expect(ago(NOW - before, NOW, "en")).toBe(english);
  expect(ago(NOW - before, NOW, "ru")).toBe(russian);
});

it("is now if the server's clock is ahead of ours", () => {
  expect(ago(NOW + HOUR, NOW, "en")).toBe("now");
});
