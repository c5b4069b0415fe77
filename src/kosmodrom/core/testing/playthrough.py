"""A whole random game as readable text: a change of anything in it shows as a changed line."""

import hashlib

import msgspec

from kosmodrom.core.game import Game
from kosmodrom.core.record import Chance, fingerprint
from kosmodrom.core.state import SPECTATOR, Event, State, Witness
from kosmodrom.core.testing.chance import dice_for
from kosmodrom.core.testing.walk import make_move


def playthrough(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> str:
    """Every decision with its legal moves, what was played and told, a hash of each view, and the outcome."""
    about = game.about
    about.check_seats(seats)
    complete = about.complete(options or {}, seats)
    names = [chr(ord("A") + seat) for seat in range(seats)]
    rng, dice = Chance("fast", seed=seed).generator(about.sources), dice_for("playthrough", seed)
    chosen = ", ".join(f"{name} {choice}" for name, choice in complete.items()) or "none"
    lines = [f"{about.name} {about.version}, {seats} seats, options {chosen}, content {about.content}, seed {seed}"]
    state = game.lay_out(seats, complete)
    witness = Witness()
    state.witness = witness
    game.set_up(state, rng)
    state.witness = None
    lines += _told(game, witness.events, names)
    number = 0
    while (asked := game.to_act(state)) and number <= about.longest:
        lines += ["", f"move {number}", *_views(game, state, seats)]
        for seat in asked:
            legal = [about.moves.notation(move) for move in game.legal_moves(state, seat)]
            lines.append(f"  {names[seat]} may {', '.join(legal)}")
        seat = asked[dice.below(len(asked), 0)]
        legal_moves = game.legal_moves(state, seat)
        move = legal_moves[dice.below(len(legal_moves), 0)]
        lines.append(f"{names[seat]}: {about.moves.notation(move)}")
        witness = make_move(game, state, seat, move, rng)
        events, reveals, shows = witness.events, witness.reveals, witness.shows
        lines += _told(game, events, names)
        lines += [f"  reveals {reveals}"] if reveals else []
        lines += [f"  shows {shows}"] if shows else []
        number += 1
    return "\n".join([*lines, *_outcome(game, state, names, seats)]) + "\n"


def _told(game: Game, events: list[Event], names: list[str]) -> list[str]:
    """Events in English as told to the seat that they concern."""
    told = [game.event_words(event, event.seat if event.seat >= 0 else SPECTATOR, "en", names) for event in events]
    return [f"  - {line}" for line in told if line]


def _views(game: Game, state: State, seats: int) -> list[str]:
    hashes = [
        hashlib.sha256(msgspec.json.encode(game.view(state, viewer))).hexdigest()[:12]
        for viewer in [*range(seats), SPECTATOR]
    ]
    return [f"  views {' '.join(hashes)}"]


def _outcome(game: Game, state: State, names: list[str], seats: int) -> list[str]:
    outcome = game.outcome(state)
    lines = ["", "outcome", *_views(game, state, seats)]
    for seat, result in enumerate(outcome.results):
        parts = ", ".join(f"{line.text} {line.points}" for line in result.lines)
        lines.append(
            f"  {names[seat]}: place {result.place}, {result.score} ({parts}), tie-break {list(result.tiebreak)}"
        )
    lines.append(f"  winners {', '.join(names[seat] for seat in outcome.winners) or 'none'}")
    lines.append(f"  returns {game.returns(state)}")
    lines.append(f"  position {fingerprint(state)}")
    return lines
