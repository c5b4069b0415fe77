"""Files that are written as a whole, and what the system says when they can't be."""

import os
from pathlib import Path

from kosmodrom.cli.kit.complaint import Complaint


def write_file(path: Path, data: bytes) -> None:
    """Write a file as a whole: an older file stays until the new one is complete."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            beside.write_bytes(data)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise Complaint("bad-write", file=str(path), reason=reason_of(error)) from None


def reason_of(error: Exception) -> str:
    """What the system says about a file, without repeating its name."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
