"""Going back: alone, and with the consent of all."""

import msgspec
import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.record import canonical
from kosmodrom.table.commands import ComeBack, Propose, Resign, Undo, Vote
from kosmodrom.table.facts import Proposed, Undone, Voted
from tests.table.party import Party, at_turn, started


def position(party: Party) -> bytes:
    return canonical(party.match.state)


def seen(party: Party) -> list[bytes]:
    """What all see of the game itself."""
    return [msgspec.json.encode(party.board(who).view) for who in ("Ada", "Bo", None)]


# Alone


def test_a_person_takes_back_his_last_move(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    before, views, lines = position(party), seen(party), party.lines("Ada")
    answer = party.answer("Ada", party.moves(0)[0])
    party.do("Ada", answer)
    assert party.board("Ada").undo == 1
    fact = party.do("Ada", Undo())
    assert isinstance(fact, Undone)
    assert (fact.seat, fact.count, fact.forced) == (0, 1, ())
    assert (position(party), seen(party)) == (before, views)
    assert party.lines("Ada") == [*lines, "You took back a move."]
    assert party.refusal("Ada", answer) == "stale"
    assert (party.board("Ada").undo, party.board("Ada").question) == (0, party.table.seq)


def test_after_an_undo_readers_get_the_log_anew(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", party.moves(0)[0])
    party.do("Ada", Undo())
    assert [party.board("Bo", after=seq).lines_after for seq in (3, 4, 5)] == [0, 0, 5]


def test_of_several_moves_sent_together_the_last_goes_first(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    before = position(party)
    party.play("Ada", *party.moves(0)[:2])
    party.do("Ada", Undo())
    assert party.board("Ada").undo == 1
    party.do("Ada", Undo())
    assert position(party) == before
    assert party.refusal("Ada", Undo()) == "KD-5"


def test_the_replies_of_bots_go_back_too(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", bots=2)
    before = position(party)
    party.play("Ada", party.moves(0)[0])
    party.bot_plays(1)
    party.bot_plays(2)
    assert party.board("Ada").undo == 3
    party.do("Ada", Undo())
    assert position(party) == before
    assert party.lines("Ada")[-1] == "You took back 3 moves."
    assert party.table.bots_to_move == [1, 2]


def test_not_over_another_persons_move(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1)
    party.play("Ada", party.moves(0)[0])
    party.play("Bo", party.moves(1)[0])
    assert party.board("Ada").undo == 0
    assert party.refusal("Ada", Undo()) == "KD-5"
    assert party.board("Bo").undo == 1


@pytest.mark.parametrize("how", ["stood in", "resigned"])
def test_not_over_what_a_person_decided_before_a_bot_took_his_seat(kosmopolis: Game, how: str) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.play("Ada", party.moves(0)[0])
    party.play("Bo", party.moves(1)[0])
    if how == "stood in":
        party.stand_in("Bo")
    else:
        party.do("Bo", Resign())
    assert party.board("Ada").undo == 0
    assert party.refusal("Ada", Undo()) == "KD-5"


def test_not_over_what_a_bot_did_for_a_person_who_is_away(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", party.moves(0)[0])
    party.stand_in("Bo")
    assert party.board("Ada").undo == 1
    party.bot_plays(1)
    assert party.board("Ada").undo == 0
    assert party.refusal("Ada", Undo()) == party.refusal("Ada", Propose("undo")) == "KD-5"


@pytest.mark.parametrize("how", ["resigned", "gone"])
def test_over_what_a_bot_did_for_a_person_who_does_not_come_back(kosmopolis: Game, how: str) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1)
    if how == "gone":
        party.stand_in("Bo", "gone")
    else:
        party.do("Bo", Resign())
    before = position(party)
    party.play("Ada", party.moves(0)[0])
    party.bot_plays(1)
    party.do("Ada", Undo())
    assert position(party) == before


def test_where_others_play_a_bots_reply_goes_back_with_their_consent_alone(kosmopolis: Game) -> None:
    """Nobody tries what bots would reply, takes it back and chooses anew, unless all others agree."""
    party = started(kosmopolis, "Ada", "Bo", bots=1)
    before = position(party)
    party.play("Ada", party.moves(0)[0])
    party.bot_plays(2)
    assert (party.board("Ada").undo, party.board("Ada").can_propose_undo) == (0, True)
    assert party.refusal("Ada", Undo()) == "KD-5"
    party.do("Ada", Propose("undo"))
    party.do("Bo", Vote(True))
    assert position(party) == before


def test_not_over_what_a_bot_did_for_a_person_who_is_back(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", party.moves(0)[0])
    party.stand_in("Bo")
    party.bot_plays(1)
    party.do("Bo", ComeBack())
    assert party.refusal("Ada", Undo()) == "KD-5"
    assert party.board("Bo").undo == 1


def test_not_over_a_reveal(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", bots=1)
    for _ in range(2):
        party.bot_plays(1)
    party.play("Ada", *party.moves(0)[:2])
    assert party.board("Ada").undo == 0
    assert party.refusal("Ada", Undo()) == "KD-5"


def test_not_over_a_draw(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "capital g", "Ada", bots=1)
    party.play("Ada", party.moves(0, "capital g")[0])
    assert party.refusal("Ada", Undo()) == "KD-5"


@pytest.mark.parametrize("is_sent_along", [False, True])
def test_a_move_that_played_itself_goes_back_with_the_decision_before_it(kosmopolis: Game, is_sent_along: bool) -> None:
    party = at_turn(kosmopolis, "capital p", "Ada", bots=1, forced=1)
    before = position(party)
    move = party.moves(0, "capital p")[0]
    trial = party.match.fork()
    trial.play(0, kosmopolis.about.moves.parse(move))
    take = kosmopolis.about.moves.notation(trial.play_only_moves()[0].move)
    party.play("Ada", *([move, take] if is_sent_along else [move]))
    fact = party.do("Ada", Undo())
    assert isinstance(fact, Undone)
    assert (fact.count, fact.forced) == (2, ())
    assert position(party) == before


def test_only_those_who_decide_are_offered_to_go_back(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.play("Ada", party.moves(0)[0])
    boards = [party.board(who) for who in ("Ada", "Bo", None)]
    assert [(board.undo, board.can_propose_undo) for board in boards] == [(1, True), (0, False), (0, False)]
    party.stand_in("Ada")
    assert (party.board("Ada").undo, party.board("Ada").can_propose_undo) == (0, False)
    assert party.refusal("Ada", Undo()) == "stood-in"


# With the consent of all


def test_with_the_consent_of_all_a_draw_goes_back_and_comes_out_the_same(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "capital g", "Ada", "Bo", "Cy")
    before = position(party)
    move = party.moves(0, "capital g")[0]
    party.play("Ada", move)
    drawn = party.lines("Ada")[-1]
    after = position(party)
    party.go_on(1, "city")
    assert party.do("Ada", Propose("undo")) == Proposed(0, "undo", 2)
    first = party.do("Bo", Vote(True))
    assert isinstance(first, Voted) and not first.carried
    assert position(party) != before
    last = party.do("Cy", Vote(True))
    assert isinstance(last, Voted) and last.carried
    assert position(party) == before
    assert party.lines("Cy")[-4:] == [
        "Ada asks to take back 2 moves.",
        "Bo agrees.",
        "You agree.",
        "Ada took back 2 moves.",
    ]
    party.play("Ada", move)
    assert (position(party), party.lines("Ada")[-1]) == (after, drawn)


def test_a_draw_comes_out_the_same_after_other_moves(kosmopolis: Game) -> None:
    """The scholar draws the card that he would have drawn at first, though another was sent before."""
    party = at_turn(kosmopolis, "capital g", "Ada", "Bo")
    move = party.moves(0, "capital g")[0]
    party.play("Ada", move)
    drawn = party.lines("Ada")[-1]
    party.do("Ada", Propose("undo"))
    party.do("Bo", Vote(True))
    party.play("Ada", party.moves(0, "city y")[0])
    party.go_on(1, "city")
    party.play("Ada", move)
    assert party.lines("Ada")[-1] == drawn
    assert drawn.startswith("You draw ")


def test_a_move_that_played_itself_is_not_what_one_proposes_to_take_back(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "capital p", "Ada", "Bo", forced=1)
    before = position(party)
    party.play("Ada", party.moves(0, "capital p")[0])
    party.go_on(1, "city")
    assert party.do("Ada", Propose("undo")) == Proposed(0, "undo", 3)
    party.do("Bo", Vote(True))
    assert position(party) == before


def test_what_is_proposed_is_shown_to_all_with_who_has_agreed(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.play("Ada", party.moves(0)[0])
    party.do("Ada", Propose("undo"))
    party.do("Bo", Vote(True))
    owing = {}
    for who in ("Ada", "Bo", "Cy", None):
        proposal = party.board(who).proposal
        assert proposal is not None
        assert (proposal.seat, proposal.what, proposal.count, proposal.agreed) == (0, "undo", 1, [0, 1])
        owing[who] = proposal.you_owe
    assert owing == {"Ada": False, "Bo": False, "Cy": True, None: False}
    assert not party.board("Bo").can_propose_undo


def proposed(game: Game) -> Party:
    party = started(game, "Ada", "Bo", "Cy", bots=1)
    party.play("Ada", party.moves(0)[0])
    party.do("Ada", Propose("undo"))
    party.do("Bo", Vote(True))
    return party


@pytest.mark.parametrize("who", ["Ada", "Bo", "Cy"])
def test_a_proposal_falls_by_a_no_also_of_who_made_it_or_had_agreed(kosmopolis: Game, who: str) -> None:
    party = proposed(kosmopolis)
    party.do(who, Vote(False))
    assert party.board().proposal is None
    assert party.lines()[-1] == f"{who} doesn't agree."
    assert party.refusal("Cy", Vote(True)) == "no-proposal"


def test_a_proposal_to_go_back_falls_by_a_move(kosmopolis: Game) -> None:
    party = proposed(kosmopolis)
    party.play("Cy", party.moves(2)[0])
    assert party.board().proposal is None
    party = proposed(kosmopolis)
    party.bot_plays(3)
    assert party.board().proposal is None


@pytest.mark.parametrize(("who", "is_left"), [("Ada", False), ("Bo", True), ("Cy", False)])
def test_a_proposal_falls_when_who_made_it_or_owes_an_answer_gives_up(
    kosmopolis: Game, who: str, is_left: bool
) -> None:
    party = proposed(kosmopolis)
    party.do(who, Resign())
    assert (party.board().proposal is not None) == is_left
    party = proposed(kosmopolis)
    party.stand_in(who)
    assert (party.board().proposal is not None) == is_left


def test_a_proposal_falls_when_somebody_goes_back_alone(kosmopolis: Game) -> None:
    party = proposed(kosmopolis)
    party.do("Ada", Undo())
    assert party.board().proposal is None


def test_who_is_back_is_asked_too(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.play("Ada", party.moves(0)[0])
    party.stand_in("Cy")
    party.do("Ada", Propose("undo"))
    party.do("Cy", ComeBack())
    fact = party.do("Bo", Vote(True))
    assert isinstance(fact, Voted) and not fact.carried
    fact = party.do("Cy", Vote(True))
    assert isinstance(fact, Voted) and fact.carried


def test_what_an_absent_person_decided_is_not_taken_back_without_them(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.play("Ada", party.moves(0)[0])
    party.play("Cy", party.moves(2)[0])
    party.stand_in("Cy")
    assert not party.board("Ada").can_propose_undo
    assert party.refusal("Ada", Propose("undo")) == "nothing-to-undo"
    party.do("Cy", ComeBack())
    assert party.do("Ada", Propose("undo")) == Proposed(0, "undo", 2)


@pytest.mark.parametrize("how", ["resigned", "gone"])
def test_what_a_person_decided_who_does_not_come_back_stays(kosmopolis: Game, how: str) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.play("Ada", party.moves(0)[0])
    party.play("Cy", party.moves(2)[0])
    if how == "gone":
        party.stand_in("Cy", "gone")
    else:
        party.do("Cy", Resign())
    assert party.refusal("Ada", Propose("undo")) == "nothing-to-undo"


def test_while_somebody_is_away_nothing_that_was_drawn_goes_back(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "capital g", "Ada", "Bo", "Cy")
    party.play("Ada", party.moves(0, "capital g")[0])
    assert party.board("Ada").can_propose_undo
    party.stand_in("Cy")
    assert not party.board("Ada").can_propose_undo
    assert party.refusal("Ada", Propose("undo")) == "nothing-to-undo"
    party.do("Cy", ComeBack())
    assert party.board("Ada").can_propose_undo


def test_what_a_bot_did_for_somebody_who_is_away_goes_back_with_the_consent_of_the_others(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    before = position(party)
    party.play("Ada", party.moves(0)[0])
    party.stand_in("Cy")
    party.bot_plays(2)
    party.do("Ada", Propose("undo"))
    party.do("Bo", Vote(True))
    assert position(party) == before


def test_what_cannot_be_proposed_or_answered(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1)
    assert party.refusal("Ada", Propose("undo")) == "nothing-to-undo"
    assert party.refusal("Ada", Vote(True)) == "no-proposal"
    party.play("Ada", party.moves(0)[0])
    party.do("Ada", Propose("undo"))
    assert party.refusal("Bo", Propose("pause")) == party.refusal("Ada", Propose("undo")) == "proposal-open"
    assert party.refusal("Ada", Vote(True)) == "voted-already"
    alone = started(kosmopolis, "Ada", bots=1)
    alone.play("Ada", alone.moves(0)[0])
    assert alone.refusal("Ada", Propose("undo")) == "KD-5"
    assert alone.refusal("Ada", Propose("pause")) == "pause-alone"
    assert not alone.board("Ada").can_propose_undo
