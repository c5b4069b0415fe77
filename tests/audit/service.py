"""A service for `uv audit` and `npm audit` that knows of one vulnerable package in each ecosystem."""

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

PLANTED = "planted"
"""The vulnerable package, below version 2."""
ADVISORY: dict[str, Any] = {
    "id": "OSV-1",
    "modified": "2026-01-01T00:00:00Z",
    "summary": "A planted fault",
    "affected": [
        {
            "package": {"ecosystem": ecosystem, "name": PLANTED},
            "ranges": [{"type": kind, "events": [{"introduced": "0"}, {"fixed": "2.0.0"}]}],
        }
        for ecosystem, kind in (("PyPI", "ECOSYSTEM"), ("npm", "SEMVER"))
    ],
}


class Service(BaseHTTPRequestHandler):
    """Answers as OSV and as npm's registry do."""

    def do_GET(self) -> None:
        if self.path.endswith(ADVISORY["id"]):
            self._answer(ADVISORY)
        else:
            self._answer({"name": PLANTED, "versions": {"1.0.0": {"name": PLANTED, "version": "1.0.0"}}})

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        asked = json.loads(gzip.decompress(body) if self.headers["Content-Encoding"] == "gzip" else body)
        if "queries" in asked:
            known = {"vulns": [{"id": ADVISORY["id"], "modified": ADVISORY["modified"]}]}
            self._answer(
                {"results": [known if each["package"]["name"] == PLANTED else {} for each in asked["queries"]]}
            )
        else:
            told = {"id": 1, "url": "advisories/OSV-1", "title": "A planted fault", "severity": "high"}
            known = {PLANTED: [{**told, "vulnerable_versions": "<2.0.0"}]}
            self._answer({name: known[name] for name in asked if name in known})

    def _answer(self, message: Any) -> None:
        body = json.dumps(message).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Nothing is printed."""


@contextmanager
def serve() -> Iterator[str]:
    """The service's address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()
