"""Sends malformed frames and requests to a server, and checks what it does with them."""
