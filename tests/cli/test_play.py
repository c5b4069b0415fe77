"""Whole games and single commands of `kosmodrom play`, typed into the real command."""

import re
import signal
from pathlib import Path

import pytest

from kosmodrom.bots.levels import is_compiled
from kosmodrom.core.game import Game
from kosmodrom.core.match import resume
from kosmodrom.core.record import read_record
from tests.cli.command import Talk, ask, run, start

SECRET_KEPT = re.compile(r"(Anna|Boris) keeps (agent|cleric|scholar|merchant)")
TABLE = ["--seats", "you,random,random", "--seed", "5"]
WHOLE_GAME = "1\n" * 120
"""More than a game takes; what is left over answers the question for a file name with `1`."""
CARDS = [colour + value for colour in "bpgy" for value in "23456"]


def play(folder: Path, typed: str, *words: str) -> str:
    """What is said to somebody who plays and types this, then leaves by the end of input."""
    done = ask(folder, "play", "kosmopolis", *TABLE, *words, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("language", "wins", "move", "saved"),
    [
        ("en", r"^(Player|\w+ \(random\)) wins with \d+ points!$", r"^  1\. Keep \w+ \d$", "Saved to 1."),
        ("ru", r"^(Игрок|\w+ \(случайный\)) побеждает: \d+ очк", r"^  1\. Оставить \w+ \d$", "Сохранено в 1."),
    ],
)
def test_a_whole_game_is_played_by_numbers_and_saved(
    tmp_path: Path, kosmopolis: Game, language: str, wins: str, move: str, saved: str
) -> None:
    done = run(tmp_path, "play", "kosmopolis", *TABLE, "--lang", language, typed=WHOLE_GAME)
    assert done.returncode == 0, done.stderr
    said = done.stdout
    assert re.search(wins, said, re.MULTILINE)
    assert re.search(move, said, re.MULTILINE)
    assert saved in said
    assert "\x1b" not in said
    record = read_record((tmp_path / "1").read_bytes())
    assert resume(kosmopolis, record).is_over
    assert ask(tmp_path, "verify", "1").returncode == 0


def test_a_russian_game_has_no_english_words(tmp_path: Path) -> None:
    said = play(tmp_path, "помощь\n?\n? kp-p3\n? city b4\nжурнал\nстол\n99\nчто\n" + WHOLE_GAME, "--lang", "ru")
    helped = {"Enter", "help", "hint", "undo", "table", "log", "save", "load", "quit", "keep", "city"}
    words = set(re.findall(r"[A-Za-z]{3,}", said))
    assert words <= helped, words - helped


def test_the_language_comes_from_the_environment(tmp_path: Path) -> None:
    assert "Космополис" in ask(tmp_path, "play", "--seed", "1", LANG="ru_RU.UTF-8").stdout
    assert "Космополис" not in ask(tmp_path, "play", "--seed", "1", LANG="ru_RU.UTF-8", LC_ALL="C.UTF-8").stdout


def test_without_arguments_easy_bots_sit_down_and_that_is_said(tmp_path: Path) -> None:
    said = ask(tmp_path, "play").stdout
    assert said.startswith(
        "Kosmopolis: Player, Azimuth (easy), Sextant (easy)\nYou play against easy bots (you,easy,easy)."
    )


def test_real_chance_shows_its_commitment_which_the_saved_game_keeps(tmp_path: Path) -> None:
    said = ask(tmp_path, "play", "--seats", "you,random", typed="save a.json\n").stdout
    found = re.search(r"SHA-256 ([0-9a-f]{64})", said)
    assert found is not None
    good = ask(tmp_path, "verify", "a.json", "--commitment", found[1])
    assert good.returncode == 0
    assert "committed to before the deal" in good.stdout
    bad = ask(tmp_path, "verify", "a.json", "--commitment", "0" * 64)
    assert bad.returncode == 1
    assert "was not the one committed to" in bad.stdout


def test_a_move_can_be_typed_in_notation(tmp_path: Path) -> None:
    example = re.search(r"^(keep) (\w\d): a move in notation", play(tmp_path, "help\n"), re.MULTILINE)
    assert example is not None
    said = play(tmp_path, f"{example[1].upper()}  {example[2].upper()}\n")
    assert re.search(r"^  Player keeps \w+ \d$", said, re.MULTILINE)


def test_an_illegal_move_is_refused_in_words_with_its_rule(tmp_path: Path) -> None:
    said = play(tmp_path, "".join(f"? keep {card}\n" for card in CARDS) + "? city b4\ncapital y2\n")
    choices = len(re.findall(r"^ +\d\. Keep", said, re.MULTILINE))
    refusal = (
        "Not possible: That card isn't among those you are choosing from. Pick one of the cards before you. (KP-D2)"
    )
    assert said.count("That move is possible: it is number ") == choices
    assert said.count(refusal) == len(CARDS) - choices
    assert said.count("Not possible: You are being asked something else now. Answer that first. (KD-3)") == 2


def test_rules_are_listed_and_told(tmp_path: Path) -> None:
    said = play(tmp_path, "?\n? kp-p3\n? kd-5\n? nonsense\n")
    assert "  KP-P3 Scholar" in said
    assert "[our ruling] Discarded cards never return to the deck. Why: " in said
    assert "KD-5 " in said
    assert "“nonsense” is neither a rule nor a move." in said


def test_what_is_no_move_says_what_can_be_typed(tmp_path: Path) -> None:
    said = play(tmp_path, "0\n7\n99999999999999999999\nfly me\n")
    assert len(re.findall(r"type a number from 1 to [456]\.", said)) == 3
    assert re.search(r"“fly me” is neither a number, nor a move such as keep \w\d, nor a command", said)


def test_undo_takes_back_a_choice_but_not_one_that_others_have_seen(tmp_path: Path) -> None:
    said = play(tmp_path, "undo\n2\nundo\n2\n1\nundo\n")
    assert said.count("1 move is taken back.") == 1
    assert said.count("(KD-5)") == 2
    assert said.count("Keep 2 cards.") == 3


def test_hint_is_a_legal_move_in_words(tmp_path: Path) -> None:
    said = play(tmp_path, "hint\n")
    found = re.search(r"The hard bot would play (\d), “(Keep .*)”", said)
    assert found is not None
    assert f"  {found[1]}. {found[2]}" in said
    assert re.search(r"It gives you a \d+% chance to win\.", said)
    verdicts = r"About \d+.more wins? in 100 than with|As good as|As many wins as with|The search prefers it;"
    compared = re.search(rf"^({verdicts}) .*“Keep .*\.$", said, re.MULTILINE)
    assert compared is not None or not is_compiled(), "uncompiled there may be time for too few playouts"


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    saved = play(tmp_path, "1\n2\n1\nsave a.json\nlog\nquit\n\n")
    there = play(tmp_path, "load a.json\nlog\n")
    from_start = ask(tmp_path, "play", "--load", "a.json", "--seats", "you,random,random", typed="log\n").stdout
    log = saved[saved.rindex("The capital opens") : saved.rindex("\n>")]
    assert "Player keeps" in log
    assert log.strip() in there
    assert log.strip() in from_start
    assert "a.json is loaded: " in there


def test_a_file_that_is_no_record_is_neither_loaded_nor_replaced(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    said = play(tmp_path, "load notes\nload nothing\nload\nsave notes\nsave no/such/folder\n")
    assert "notes isn't a record of a game" in said
    assert "nothing can't be read: No such file" in said
    assert "Say which file: load game.json" in said
    assert "notes is there already and is no record of a game; choose another name." in said
    assert "no/such/folder can't be written: No such file" in said
    assert (tmp_path / "notes").read_text() == "mine"


def test_quit_saves_only_if_asked(tmp_path: Path) -> None:
    assert play(tmp_path, "quit\n\n").endswith("Goodbye.\n")
    assert list(tmp_path.iterdir()) == []
    assert "Saved to b.json." in play(tmp_path, "quit\nb.json\n")
    assert [file.name for file in tmp_path.iterdir()] == ["b.json"]


def test_ctrl_c_ends_politely(tmp_path: Path) -> None:
    process = start(tmp_path, "play", "--seed", "1")
    assert process.stdout is not None
    for line in process.stdout:
        if line == ">\n":
            break
    process.send_signal(signal.SIGINT)
    said, complaints = process.communicate(timeout=20)
    assert said.endswith("Goodbye.\n")
    assert "Traceback" not in complaints
    assert process.returncode == 130


def test_bots_alone_play_to_the_end_for_a_spectator(tmp_path: Path) -> None:
    done = ask(tmp_path, "play", "--seats", "random,random", "--seed", "3")
    assert done.returncode == 0
    assert "Comet (random) keeps a card" in done.stdout
    assert not re.search(r"\(random\) keeps (agent|cleric|scholar|merchant)", done.stdout)
    assert "wins with" in done.stdout


def test_no_secret_is_shown_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    process = start(tmp_path, "play", "--seats", "you:Anna,random,you:Boris", "--seed", "8")
    talk = Talk(process, ("Pass the keyboard", "To save this game"))
    asked = {"log": 0}

    def answer(question: str) -> str:
        if question != ">\n":
            return ""
        asked["log"] += 1
        return "log" if asked["log"] % 4 == 1 else "1"

    said = talk.until_end(answer)
    assert "wins with" in said
    before, *turns = re.split(r"^Pass the keyboard to (\w+)\. .*$", said, flags=re.MULTILINE)
    assert "keeps" not in before and "Keep" not in before and "Hand:" not in before
    seen = set()
    for name, turn in zip(turns[::2], turns[1::2], strict=True):
        own = {found[1] for found in SECRET_KEPT.finditer(turn)}
        assert own <= {name}
        assert turn.startswith("\n" * 30), "what was said before is out of sight"
        seen |= own
    assert seen == {"Anna", "Boris"}
    assert "Anna keeps a card" in said and "Boris keeps a card" in said


def test_hands_appear_only_in_their_owners_turns(tmp_path: Path) -> None:
    """The hand shown in a turn is exactly that of whoever the keyboard was passed to."""
    process = start(tmp_path, "play", "--seats", "you:Anna,you:Boris", "--seed", "4")
    talk = Talk(process, ("Pass the keyboard", "To save this game"))
    said = talk.until_end(
        lambda question: "game.json" if question.startswith("To save") else "1" if question == ">\n" else ""
    )
    turns = re.split(r"^Pass the keyboard to (\w+)\. .*$", said, flags=re.MULTILINE)
    assert re.findall(r"^(?:Kept|Hand): ", turns[0], re.MULTILINE) == []
    for name, turn in zip(turns[1::2], turns[2::2], strict=True):
        sizes = dict(re.findall(r"^(\w+)(?: \(you\))?(?: \(first player\))?: .* Hand (\d+)$", turn, re.MULTILINE))
        hands = re.findall(r"^(?:Kept|Hand): (.*)$", turn, re.MULTILINE)
        if hands and len(hands) == 1 and hands[0] != "empty":
            assert len(hands[0].split()) == int(sizes[name])
        assert f"{name} (you)" in turn or not hands
    assert (tmp_path / "game.json").exists()
