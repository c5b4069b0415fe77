"""Starts servers, for tests and for the tools of proof: `local.py` in this process, `process.py` as a process."""
