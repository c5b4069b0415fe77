"""Which addresses turns may be told to."""

import pytest

from kosmodrom.server.errors import Declined
from kosmodrom.server.webhook import check_webhook, is_public

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700::1111%eth0",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "::10.0.0.1",
    "::ffff:0:10.0.0.1",
    "fec0::1",
    "feff::1",
    "64:ff9b::7f00:1",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_of_ones_own_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_an_address_of_the_open_network_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("ftp://example.org", "bad-webhook"),
        ("example.org/hook", "bad-webhook"),
        ("https://", "bad-webhook"),
        ("https://user:password@example.org", "bad-webhook"),
        ("https://example.org/#part", "bad-webhook"),
        ("https://example.org/a b", "bad-webhook"),
        ("https://example.org/\r\nX: y", "bad-webhook"),
        ("https://example.org:99999/", "bad-webhook"),
        ("https://пример.рф/", "bad-webhook"),
        ("https://example.org/" + "x" * 300, "bad-webhook"),
        ("http://localhost/", "private-webhook"),
        ("http://printer.local/", "private-webhook"),
        *(
            (f"http://{f'[{host}]' if ':' in host else host}/", "private-webhook")
            for host in PRIVATE
            if "%" not in host
        ),
    ],
)
def test_an_address_that_cannot_be_told_is_declined_in_words(address: str, reason: str) -> None:
    with pytest.raises(Declined) as declined:
        check_webhook(address)
    assert declined.value.reason == reason
    for language in ("en", "ru"):
        assert declined.value.words(None, language)


def test_a_good_address_is_kept() -> None:
    for address in ("https://example.org/hook?key=1", "http://1.1.1.1:8080/"):
        assert check_webhook(address) == address
    assert check_webhook("http://127.0.0.1:9/x", allow_private=True) == "http://127.0.0.1:9/x"
