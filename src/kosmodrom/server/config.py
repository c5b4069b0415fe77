"""The settings of a server. The default limits suit one machine with two cores."""

import os
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Limits:
    """What one person, address or socket may use."""

    header_bytes: int = 32 * 1024
    """Bytes of the first line and the headers of a request, which have to arrive..."""
    header_seconds: float = 10.0
    """...within this many seconds."""
    connections_an_address: int = 500
    connections: int = 6_000
    """Connections in all; fewer if the system allows this process fewer open files."""
    frame_bytes: int = 8 * 1024
    frames_waiting: int = 8
    """Received frames of a socket that may wait to be read."""
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    socket_messages: int = 100
    """Messages that a socket may send..."""
    socket_frames: int = 300
    """...and frames of any kind, also those that control the connection or continue a message..."""
    socket_seconds: float = 20.0
    """...within this many seconds."""
    address_messages: int = 600
    """Messages that all sockets of an address may send together..."""
    fair_messages: int = 10
    """...and those of each of them that are read however many the others send..."""
    address_seconds: float = 10.0
    """...within this many seconds."""
    chat_lines: int = 5
    """Lines of chat that a person may say at a table..."""
    table_chat_lines: int = 15
    """...and that all people at it may say together..."""
    chat_seconds: float = 10.0
    """...within this many seconds."""
    sockets_an_address: int = 200
    sockets: int = 5_000
    open_tables: int = 10
    """Open tables that a person may host."""
    request_rate: int = 600
    """Requests an address may make per minute."""
    address_share: int = 25
    """Percent of the server's time that go to questions from all sockets of an address."""
    record_rate: int = 30
    """Records that an address may have replayed or verified per minute, one at a time."""
    new_guests: int = 60
    """New guests an address may create per hour."""
    out_messages: int = 64
    out_bytes: int = 256 * 1024
    waiting_commands: int = 500
    """Commands that may wait for the store before further ones are refused with 503."""
    tokens: int = 10
    """API tokens a person may have."""
    invites: int = 20
    """Open invite links that one table may have."""


@dataclass(frozen=True)
class Config:
    """Where a server listens, where it stores data, and the address people use."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str = ""
    """The address people use, for links and the check of origins. Empty: made of host and port."""
    origins: tuple[str, ...] = ()
    """Further addresses that people use."""
    lan_address: str = ""
    """This machine's address in the local network, if people there shall play. Links use it."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-For header is believed."""
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    thinker_bytes: int = 1024 * 1024 * 1024
    expire_gathering_days: float = 2.0
    expire_playing_days: float = 60.0
    metrics_token: str = ""
    """The token that gives access to the metrics. Empty: only this machine has access."""
    allow_private_webhooks: bool = False
    """Whether webhooks may have addresses of this machine or a private network."""
    packs: tuple[str, ...] = ()
    """Folders with content packs: each is a pack, or contains packs."""
    page: str = ""
    """The folder of the built page. Empty: where a build puts it."""
    limits: Limits = Limits()

    @property
    def address(self) -> str:
        """The address to open, without a trailing slash."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return self._plain(self.lan_address or host)

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The origins whose pages may use this server, as browsers write them."""
        own = {self.address, *(origin.rstrip("/") for origin in self.origins)}
        if self.lan_address:
            own.add(self._plain(self.lan_address))
        if self.lan_address or (self.host in ("127.0.0.1", "localhost", "::1") and not self.public_url):
            own |= {self._plain("localhost"), self._plain("127.0.0.1")}
        return frozenset(own)

    def _plain(self, host: str) -> str:
        """The origin of a host at our port, as browsers write it."""
        name = f"[{host}]" if ":" in host else host
        return f"http://{name}" + ("" if self.port == 80 else f":{self.port}")

    @property
    def is_secure(self) -> bool:
        """Whether people use TLS, so that cookies can require it."""
        return urlsplit(self.address).scheme == "https"
