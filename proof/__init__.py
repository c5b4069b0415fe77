"""Tools that prove what the server promises: real processes, real sockets, real kills."""
