"""How a server is set up. Every limit is a setting; the defaults suit one machine of two cores."""

import os
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Limits:
    """What one person, address or socket may take of the server."""

    frame_bytes: int = 8 * 1024
    frames_waiting: int = 8
    """Frames of a socket that may wait to be read."""
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    socket_messages: int = 100
    """So many messages a socket may send..."""
    socket_seconds: float = 20.0
    """...in so many seconds."""
    sockets_an_address: int = 200
    sockets: int = 5_000
    open_tables: int = 10
    """Tables a person may have open as their host."""
    request_rate: int = 600
    """Requests an address may make a minute."""
    new_guests: int = 60
    """New identities an address may take an hour."""
    out_messages: int = 64
    out_bytes: int = 256 * 1024
    waiting_commands: int = 500
    """Commands that may wait for the store before others are told to come back later."""
    tokens: int = 10
    """Keys for programs a person may have."""
    invites: int = 20
    """Links to one table that may be open."""


@dataclass(frozen=True)
class Config:
    """Where a server listens, where it keeps things, and what it is known as."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str = ""
    """The address people use, for links and the check of origins; made of host and port if empty."""
    origins: tuple[str, ...] = ()
    """Further addresses that people may come by."""
    lan_address: str = ""
    """This machine's address in the local network, if people there are to come: links are made of it."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose word on where a request came from is believed."""
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    thinker_bytes: int = 1024 * 1024 * 1024
    expire_gathering_days: float = 2.0
    expire_playing_days: float = 60.0
    metrics_token: str = ""
    """Opens the measurements to whoever sends it; without one they are for this machine alone."""
    allow_private_webhooks: bool = False
    """Whether alerts may go to addresses of this machine or its own network."""
    packs: tuple[str, ...] = ()
    """Folders with content packs: each one is a pack, or full of packs."""
    page: str = ""
    """The folder of the page to play on; where builds put it if empty."""
    limits: Limits = Limits()

    @property
    def address(self) -> str:
        """The address to open, without a slash at its end."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return self._plain(self.lan_address or host)

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Where pages that may speak to this server come from, exactly as browsers write it."""
        own = {self.address, *(origin.rstrip("/") for origin in self.origins)}
        if self.lan_address:
            own.add(self._plain(self.lan_address))
        if self.lan_address or (self.host in ("127.0.0.1", "localhost", "::1") and not self.public_url):
            own |= {self._plain("localhost"), self._plain("127.0.0.1")}
        return frozenset(own)

    def _plain(self, host: str) -> str:
        """The address of a host at our port, as browsers write it."""
        name = f"[{host}]" if ":" in host else host
        return f"http://{name}" + ("" if self.port == 80 else f":{self.port}")

    @property
    def is_secure(self) -> bool:
        """Whether people come by TLS, so that cookies may insist on it."""
        return urlsplit(self.address).scheme == "https"
