"""Checks of what is locked: known vulnerabilities, and licences."""
