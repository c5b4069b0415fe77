"""The built page. Its files are read once at the start; no others are served."""

import re
from dataclasses import dataclass, field
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Final

from litestar.datastructures import Headers
from litestar.types import HTTPScope, Send

INDEX: Final = "index.html"
MARK: Final = "<!--meta-->"
"""The place in the index for the meta tags of an address."""
LANGUAGE: Final = re.compile(r'(<html[^>]*\blang=")[^"]*')
HASHED: Final = re.compile(r"/assets/.+-[\w-]{8}\.\w+")
"""A file with a hash of its content in its name."""
LASTING: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
"""May be cached, but is checked each time."""
PACKED: Final = {".br": "br", ".gz": "gzip"}
"""The extra suffixes of compressed files, the best compression first."""
OCTETS: Final = "application/octet-stream"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
OWN: Final = Path(__file__).parent / "assets"
"""Files that are served even without a built page."""
INSTALLED: Final = Path(__file__).parent / "page"
"""The folder of the page in an installed wheel."""


@dataclass(frozen=True)
class File:
    """A file as it is served."""

    content: bytes
    kind: str
    keeping: str
    """Its Cache-Control header."""
    packed: dict[str, bytes] = field(default_factory=dict)
    """Compressed contents by encoding, the best first."""

    tag: str = field(init=False)
    """The weak ETag, the same for all encodings."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "tag", f'W/"{sha256(self.content).hexdigest()[:16]}"')

    async def answer(self, scope: HTTPScope, send: Send) -> None:
        """Send the file, compressed if the client accepts that, or 304 if the client has it."""
        asked = Headers.from_scope(scope)
        is_known = self.tag in asked.get("if-none-match", "")
        encoding = next((each for each in self.packed if each in encodings(asked.get("accept-encoding", ""))), "")
        content = self.packed.get(encoding, self.content)
        headers = {"content-type": self.kind, "cache-control": self.keeping, "etag": self.tag}
        if self.packed:
            headers["vary"] = "Accept-Encoding"
        if encoding:
            headers["content-encoding"] = encoding
        if not is_known:
            headers["content-length"] = str(len(content))
        await send(
            {
                "type": "http.response.start",
                "status": HTTPStatus.NOT_MODIFIED if is_known else HTTPStatus.OK,
                "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            }
        )
        is_bare = is_known or scope["method"] == "HEAD"
        await send({"type": "http.response.body", "body": b"" if is_bare else content, "more_body": False})


class Site:
    """Files by path, and the index of the page if it is built."""

    def __init__(self, index: str, files: dict[str, File]) -> None:
        self._index = index
        self._files = files

    @classmethod
    def read(cls, folder: Path | None) -> "Site":
        """Read the page in a folder. If there is none, only our own style sheet is served."""
        files = read_files(OWN, "/assets/")
        if folder is None or not (folder / INDEX).is_file():
            return cls("", files)
        return cls((folder / INDEX).read_text(encoding="utf-8"), files | read_files(folder, "/"))

    @property
    def is_built(self) -> bool:
        """Whether there is a built page."""
        return bool(self._index)

    def find(self, scope: HTTPScope) -> File | None:
        """The file that a request asks for."""
        return self._files.get(scope["path"]) if scope["method"] in ("GET", "HEAD") else None

    def index(self, language: str, head: str) -> str:
        """The index in a language, with HTML added to its head."""
        named = LANGUAGE.sub(lambda found: found[1] + language, self._index, count=1)
        return named.replace(MARK, head, 1)


def find_folder() -> Path | None:
    """The folder of the page: in the installed package, or where a source tree builds it. None if it is not built."""
    root = Path(__file__).parents[3]
    built = root / "client" / "dist"
    places = [INSTALLED, *([built] if Path(__file__).is_relative_to(root / "src") else [])]
    return next((folder for folder in places if (folder / INDEX).is_file()), None)


def read_files(folder: Path, prefix: str) -> dict[str, File]:
    """All files under a folder except its index, by path with a prefix."""
    found: dict[str, bytes] = {}
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder)
        if file.is_file() and not any(part.startswith(".") for part in name.parts) and name.parts[0] != INDEX:
            found[prefix + name.as_posix()] = file.read_bytes()
    return {
        path: File(
            content,
            KINDS.get(Path(path).suffix, OCTETS),
            LASTING if HASHED.fullmatch(path) else FRESH,
            {name: found[path + ending] for ending, name in PACKED.items() if path + ending in found},
        )
        for path, content in found.items()
        if Path(path).suffix not in PACKED
    }


def encodings(accepted: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and allows."""
    found = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            found.add(name.strip())
    return found
