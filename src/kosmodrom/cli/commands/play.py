"""`kosmodrom play`: a game in the terminal, in plain lines."""

import secrets
from pathlib import Path

from kosmodrom.cli.kit.build import warn_if_uncompiled
from kosmodrom.cli.kit.complaint import Complaint, check_seed
from kosmodrom.cli.kit.conversation import Conversation, Leave, offer_save
from kosmodrom.cli.kit.exit_code import INTERRUPTED
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.options import read_options
from kosmodrom.cli.kit.participants import parse_seats, usual_seats
from kosmodrom.cli.kit.records import open_match
from kosmodrom.cli.kit.registry import Content, check_name, find_game, open_pack
from kosmodrom.cli.kit.result import show_result
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.session import Session
from kosmodrom.cli.kit.words import title_of
from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance, commitment
from kosmodrom.core.rng import FastRng
from kosmodrom.games import NAMES
from kosmodrom.lab.arena import seed_of


def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    lang: Language = None,
    seed: int | None = None,
    option: tuple[str, ...] = (),
    content: Content = None,
    load: Path | None = None,
) -> int:
    """Play in the terminal, against bots or with people at the same keyboard.

    Parameters
    ----------
    game
        What to play, as `kosmodrom games` lists it; kosmopolis if none is named.
    seats
        Who plays, in order: you, you:NAME, random, beginner, easy, medium, hard, expert, hard:0.5s, hard:2000.
    lang
        en or ru; by default from LANG.
    seed
        Chance from this number, the same each time, instead of real chance.
    option
        An option of the table as NAME=CHOICE, as `kosmodrom games` lists them; may be given several times.
    content
        A folder with content of your own instead of what the game comes with.
    load
        Go on with a game that was saved, with the options it has.
    """
    language = lang or language_of_environment()
    screen = Screen(language)
    pack = None if content is None else open_pack(content, None if game is None else check_name(game))
    match = _open(game, load, None if pack is None else pack.game)
    chosen = match.game if match else pack.game if pack else find_game(game or NAMES[0])
    if seed is not None:
        check_seed(seed)
    taken = seats or usual_seats(chosen.about, match.seats if match else None)
    table = parse_seats(taken, chosen.about, language)
    options = read_options(option, chosen.about, len(table))
    if match is not None and match.seats != len(table):
        raise Complaint("load-seats", file=str(load), count=match.seats, here=len(table))
    screen.line(f"{title_of(chosen, language)}: {', '.join(seat.name for seat in table)}", "bold")
    if pack is not None and chosen is pack.game:
        screen.say("content-pack", title=pack.title)
    if seats is None:
        screen.say("usual-seats", seats=taken)
    warn_if_uncompiled(language, [seat.level for seat in table if seat.level])
    rng = FastRng(secrets.randbits(48) if seed is None else seed_of(seed, 0, "bots"))
    if match is None:
        chance = _chance(seed, screen)
        match = Match(chosen, len(table), chance, options, names=tuple(seat.name for seat in table))
        session = Session(match, table, screen, rng)
    else:
        session = Session(match, table, screen, rng)
        session.skip_log()
        screen.say("loaded", file=str(load), count=len(match.steps))
    return run(session)


def _open(game: str | None, load: Path | None, other: Game | None) -> Match | None:
    """The saved match, if one is asked for."""
    if load is None:
        return None
    match = open_match(load, other=other)
    name = match.game.about.name
    if game is not None and find_game(game).about.name != name:
        raise Complaint("load-game", file=str(load), game=name, here=game)
    return match


def _chance(seed: int | None, screen: Screen) -> Chance:
    """Real chance, with its commitment shown before the deal; or that of a seed."""
    if seed is not None:
        screen.say("chance-seed", seed=str(seed))
        return Chance("fast", seed=seed)
    secret = secrets.token_hex(32)
    screen.say("chance-real", commitment=commitment(secret))
    return Chance("hmac", secret=secret)


def run(session: Session) -> int:
    """Play to the end, or until someone leaves; returns the exit code."""
    screen = session.screen
    try:
        if session.people:
            screen.say("how-to-begin")
        session.tell()
        while not session.match.is_over:
            _take_turn(session)
        session.finish()
        show_result(session.game, session.match.state, session.names, screen)
        if session.people:
            offer_save(session)
    except Leave:
        screen.say("bye")
    except KeyboardInterrupt:
        screen.line()
        screen.say("bye")
        return INTERRUPTED
    return 0


def _take_turn(session: Session) -> None:
    """Let the next seat decide."""
    seat = session.next_seat()
    if seat in session.bots:
        session.move_bot(seat)
        return
    if session.move_forced(seat):
        return
    if not session.hand_over(seat):
        raise Leave
    session.tell()
    if session.wants_table or session.match.steps[-1].seat != seat:
        session.show_table()
    Conversation(session).decide()
