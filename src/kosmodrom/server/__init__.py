"""Tables over HTTP and sockets: what a host runs and players meet at."""
