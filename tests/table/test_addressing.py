"""The log speaks to whoever reads it: what they did themselves is told as "you do", all else by name."""

import re

import pytest

from examples.comet.game import Comet
from kosmodrom.core.game import Game
from kosmodrom.core.record import Chance
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.core.state import EVERYONE, SPECTATOR, Event, Witness
from kosmodrom.core.testing.chance import dice_for
from kosmodrom.core.testing.walk import make_move
from kosmodrom.core.text import YOU
from kosmodrom.games import NAMES, find
from kosmodrom.table.refused import TEXTS
from kosmodrom.table.story import Telling, items_of
from tests.table.party import started
from tests.table.test_texts import messages

PEOPLE = ["Ada", "Bo", "Cy"]
SPOKEN_TO = {"en": re.compile(r"\byour?\b", re.I), "ru": re.compile(r"\b(вы|вас|ваш\w*)\b", re.I)}
SEEDS = 3


def games() -> list[Game]:
    return [*(find(name) for name in NAMES), Comet()]


def all_events(game: Game, seed: int) -> list[Event]:
    """What happens in a whole game at random."""
    rng, dice = Chance("fast", seed=seed).generator(game.about.sources), dice_for("addressing", seed)
    state = game.lay_out(len(PEOPLE), game.about.complete({}))
    witness = Witness()
    state.witness = witness
    game.set_up(state, rng)
    state.witness = None
    events = list(witness.events)
    while asked := game.to_act(state):
        seat = asked[dice.below(len(asked), 0)]
        legal = game.legal_moves(state, seat)
        events += make_move(game, state, seat, legal[dice.below(len(legal), 0)], rng).events
    return events


def told(game: Game, event: Event, seat: int, language: str, you: int) -> str:
    line = Telling(game, seat, language, PEOPLE, {}, you=you).line(items_of([event], 1, 0, 1)[0])
    return "" if line is None else line.text


@pytest.mark.parametrize("game", games(), ids=lambda game: game.about.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_doings_are_told_to_oneself_and_by_name_to_others(game: Game, language: str) -> None:
    kinds = set()
    for event in (event for seed in range(SEEDS) for event in all_events(game, seed)):
        for seat in range(len(PEOPLE)):
            by_name = game.event_words(event, seat, language, PEOPLE)
            spoken = told(game, event, seat, language, seat)
            assert YOU not in spoken
            if event.seat == seat and PEOPLE[seat] in by_name:
                kinds.add(event.kind)
                assert SPOKEN_TO[language].search(spoken), by_name
                assert PEOPLE[seat] not in spoken, by_name
            elif event.seat != seat:
                assert spoken == by_name
            assert told(game, event, seat, language, SPECTATOR) == by_name
    assert len(kinds) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_at_the_table_is_told_to_whom_it_concerns(language: str) -> None:
    """A sentence of the table that names somebody has a form for whoever it names."""
    named = [text for text, variables in messages(language).items() if text.startswith("line-") and "name" in variables]
    assert len(named) > 15
    for text in named:
        spoken = TEXTS.say(text, language, name=YOU, number=1)
        assert YOU not in spoken and SPOKEN_TO[language].search(spoken), text


class Plain(Comet):
    """A game whose sentences know names only."""

    def event_words(self, event: Event, seat: int, language: str, names: list[str]) -> str:
        return f"{names[event.seat]} moves"


def test_a_game_without_such_words_is_told_by_names() -> None:
    assert told(Plain(), Event(1, 1, EVERYONE, 0, 0, 0), 1, "en", 1) == "Bo moves"


def test_everybody_at_a_table_is_spoken_to_about_himself_alone(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", party.moves(0)[0])
    assert party.lines("Ada")[0] == "You set up the table."
    assert party.lines("Bo")[0] == "Ada set up the table."
    assert party.lines("Ada")[-1].startswith("You keep ")
    assert party.lines("Bo")[-1] == party.lines()[-1] == "Ada keeps a card"
