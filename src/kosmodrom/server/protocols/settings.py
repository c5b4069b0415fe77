"""The settings of uvicorn, with the gate that all its connections pass."""

from typing import Any

import uvicorn

from kosmodrom.server.gate import Gate


class Settings(uvicorn.Config):
    """uvicorn hands its settings to each connection: so each finds the gate."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.gate = gate


def gate_of(settings: uvicorn.Config) -> Gate:
    """The gate of a server that `make_server` has made."""
    assert isinstance(settings, Settings), "the protocols with limits are used by make_server alone"
    return settings.gate
