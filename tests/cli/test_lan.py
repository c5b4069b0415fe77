"""Where a machine is in its network, and whether anybody sits at it."""

import os
import pty
import socket
import subprocess
import time
from pathlib import Path

import pytest

from kosmodrom.cli.kit.browser import has_desktop
from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.lan import FAR, best, lan_address, sender
from tests.cli.command import COMMAND, environment

PATIENCE = 30.0


@pytest.mark.parametrize(
    ("addresses", "chosen"),
    [
        (["192.168.1.5"], "192.168.1.5"),
        (["8.8.4.4", "10.0.0.7"], "10.0.0.7"),
        (["192.168.1.5", "10.0.0.7"], "192.168.1.5"),
        (["8.8.4.4"], "8.8.4.4"),
        (["127.0.0.1", "169.254.3.4", "0.0.0.0"], None),
        ([], None),
    ],
)
def test_an_address_of_a_private_network_is_the_best(addresses: list[str], chosen: str | None) -> None:
    assert best(addresses) == chosen


def test_the_address_found_is_this_machines_own() -> None:
    found = [address for place in FAR if (address := sender(place))]
    for address in found:
        with socket.create_server((address, 0)):
            pass
    if not best(found):
        with pytest.raises(Complaint, match="serve-no-lan"):
            lan_address(None)
    else:
        assert lan_address(None) == lan_address("0.0.0.0") == best(found)


def test_a_host_that_is_named_is_believed_unless_it_is_this_machine_alone() -> None:
    assert lan_address("192.168.1.5") == "192.168.1.5"
    with pytest.raises(Complaint, match="serve-lan-host"):
        lan_address("localhost")


@pytest.mark.parametrize(
    ("platform", "variables", "is_terminal", "has"),
    [
        ("linux", {"DISPLAY": ":0"}, True, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ("linux", {"DISPLAY": ""}, True, False),
        ("linux", {}, True, False),
        ("linux", {"DISPLAY": ":0"}, False, False),
        ("linux", {"DISPLAY": "localhost:10", "SSH_CONNECTION": "far"}, True, False),
        ("darwin", {}, True, True),
        ("darwin", {}, False, False),
        ("win32", {}, True, True),
    ],
)
def test_a_desktop_is_one_that_somebody_sits_at(
    platform: str, variables: dict[str, str], is_terminal: bool, has: bool
) -> None:
    assert has_desktop(platform, variables, is_terminal) is has


@pytest.mark.parametrize("is_terminal", [True, False])
def test_the_browser_opens_the_page_only_for_somebody_who_sees_it(tmp_path: Path, is_terminal: bool) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    others = {name: value for name, value in environment().items() if name != "SSH_CONNECTION"}
    variables = {**others, "BROWSER": str(browser), "DISPLAY": ":0", "KOSMODROM_DATA": str(tmp_path)}
    master, terminal = pty.openpty()
    said = tmp_path / "said"
    with said.open("wb") as file:
        server = subprocess.Popen(
            [*COMMAND, "serve", "--open", "--port", "0", "--thinkers", "0"],
            stdout=terminal if is_terminal else file,
            stderr=subprocess.DEVNULL,
            cwd=tmp_path,
            env=variables,
        )
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not opened.exists() and "Ctrl+C" not in said.read_text(encoding="utf-8"):
            time.sleep(0.1)
        assert opened.exists() is is_terminal
        if is_terminal:
            assert opened.read_text().startswith("http://127.0.0.1:")
    finally:
        server.terminate()
        server.wait(PATIENCE)
        os.close(terminal)
        os.close(master)
