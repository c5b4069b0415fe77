"""A player of one's own: `own_player.py ADDRESS easy|open|INVITATION [TOKEN]`; without a token, it is a new guest."""

import json
import secrets
import sys
import time
from typing import Any
from urllib import error, request

headers = {"Content-Type": "application/json"}


def choose(board: dict[str, Any]) -> str:
    return str(secrets.choice(board["moves"])["move"])  # your thoughts go here: `board` is all that the seat knows


def ask(url: str, body: object = None) -> Any:
    call = request.Request(url, None if body is None else json.dumps(body).encode(), headers)
    while True:  # what a busy server may not have taken is sent again: by its id, a command is carried out once
        try:
            return json.load(request.urlopen(call, timeout=60))
        except error.HTTPError as problem:
            said = json.load(problem)
            if problem.code not in (429, 503):
                return said if said["reason"] == "stale" else sys.exit(said["words"])
            time.sleep(int(problem.headers["Retry-After"]))


def play(table: str) -> None:
    board = ask(table)
    while board["status"] in ("gathering", "playing"):
        answer = board["question"] and {"type": "play", "question": board["question"], "moves": [choose(board)]}
        is_full = board["status"] == "gathering" and "open" not in [seat["kind"] for seat in board["seats"]]
        if command := answer or (is_full and board["is_host"] and {"type": "start"}):
            ask(f"{table}/commands", {"type": "do", "id": secrets.token_hex(), "command": command})
        board = ask(f"{table}?after={board['seq']}&wait=20")
    print("seat", board["you"], board["status"], board["ending"] and board["ending"]["winners"])


if __name__ == "__main__":
    address, partner, *token = sys.argv[1:]
    if not token:
        request.install_opener(request.build_opener(request.HTTPCookieProcessor()))
        ask(f"{address}/api/me", {"name": "Own player"})
    headers["Authorization"] = f"Bearer {token[0] if token else ask(f'{address}/api/me/tokens', {})['token']}"
    if "/i/" in partner:
        table = ask(f"{address}/api/invites/{partner.split('/i/')[1]}", {"id": secrets.token_hex()})["table"]
    else:
        table = ask(f"{address}/api/tables", {"game": "kosmopolis", "seats": ["me", partner]})["table"]
        print(ask(f"{address}/api/tables/{table}/invites", {})["link"], flush=True)
    play(f"{address}/api/tables/{table}")
