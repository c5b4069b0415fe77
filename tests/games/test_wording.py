"""Sentences of all games, as random play brings them up: nothing is said twice, nothing begins anew in mid-sentence."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.options import counting
from kosmodrom.core.rng import FastRng
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.games import NAMES, find

MOST_MOVES = 150


def sentences(game: Game, language: str) -> Iterator[str]:
    """Moves and questions of a game in which everything is chosen that can be."""
    seats = game.about.max_seats
    options = counting(game.about.options, {option.name: option.choices[-1] for option in game.about.options}, seats)
    rng = FastRng(5)
    state = game.new(seats, options, rng)
    names = [f"Ada {number}" for number in range(seats)]
    for _ in range(MOST_MOVES):
        asked = game.to_act(state)
        if not asked:
            return
        legal = game.legal_moves(state, asked[0])
        yield game.question_words(state, asked[0], language, names)
        yield from (game.move_words(state, asked[0], move, language) for move in legal)
        game.play(state, asked[0], legal[rng.below(len(legal), 0)], rng)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_sentence_says_a_word_twice_or_begins_anew_after_a_colon(name: str, language: str) -> None:
    for sentence in set(sentences(find(name), language)):
        words = re.findall(r"[^\W\d]+", sentence.lower())
        assert all(one != other for one, other in pairwise(words)), sentence
        assert not re.search(r":\s+[A-ZА-ЯЁ](?!da \d)|\s\s", sentence), sentence
