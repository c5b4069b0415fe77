"""How a game ends: the result adds up, and nothing more can be done."""

from kosmodrom.core.outcome import Outcome
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.core.testing.property import Property


class Finish(Property):
    """Scores, places, winners and returns agree, and their lines have words; so do a lone player's points and rank."""

    name = "outcome"

    def sampled_position(self) -> None:
        outcome = self.game.outcome(self.walk.state)
        self._check_places(outcome)
        self._check_feat(outcome)

    def end(self) -> None:
        self.require(self.game.is_over(self.walk.state), "the game stopped before it was over")
        outcome = self.game.outcome(self.walk.state)
        self._check_places(outcome)
        self._check_words(outcome)
        self._check_returns(outcome)

    def _check_places(self, outcome: Outcome) -> None:
        seats = self.walk.seats
        self.require(len(outcome.results) == seats, f"{len(outcome.results)} results for {seats} seats")
        ranks = [(result.score, result.tiebreak) for result in outcome.results]
        for seat, result in enumerate(outcome.results):
            total = sum(line.points for line in result.lines)
            self.require(
                total == result.score, f"the lines of seat {seat} add up to {total}, its score is {result.score}"
            )
            place = 1 + sum(other > ranks[seat] for other in ranks)
            self.require(result.place == place, f"seat {seat} has place {result.place}, expected {place} from {ranks}")
        first = tuple(seat for seat, result in enumerate(outcome.results) if result.place == 1)
        may_lose = seats == 1 and outcome.winners == ()
        self.require(outcome.winners == first or may_lose, f"the winners are {outcome.winners}, in first place {first}")

    def _check_feat(self, outcome: Outcome) -> None:
        """A lone player's rank is the highest that the points are enough for, as `Solo` lists them."""
        feat, solo = self.game.feat(self.walk.state), self.game.about.solo
        is_ranked = solo is not None and self.walk.seats == 1
        self.require((feat is not None) == is_ranked, f"with {self.walk.seats} seats the feat is {feat}")
        if feat is None or solo is None:
            return
        points = outcome.results[0].score
        ranks = solo.thresholds(self.walk.options)
        reached = [rank for rank, least in ranks if least is None or points >= least]
        above = [(rank, least - points) for rank, least in ranks if least is not None and points < least]
        expected = (reached[-1], *(above[0] if above else (None, 0)))
        found = (feat.rank, feat.next_rank, feat.missing)
        self.require(found == expected, f"with {points} points rank, next rank and missing are {found}, not {expected}")
        known = {trait.name: trait.values for trait in solo.traits}
        fits = all(value in known.get(name, ()) for name, value in feat.traits.items())
        self.require(fits, f"the traits {feat.traits} are not among {known}")

    def _check_words(self, outcome: Outcome) -> None:
        for result in outcome.results:
            for line in result.lines:
                for language in LANGUAGES:
                    words = self.game.about.texts.say(line.text, language)
                    self.require(bool(words.strip()), f"{line.text!r} has no words in {language}")

    def _check_returns(self, outcome: Outcome) -> None:
        winners = outcome.winners
        expected = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.walk.seats)]
        found = self.game.returns(self.walk.state)
        is_equal = len(found) == len(expected) and all(
            abs(one - other) < 1e-9 for one, other in zip(found, expected, strict=True)
        )
        self.require(is_equal, f"the winners are {winners}, so the returns are {expected}, not {found}")
