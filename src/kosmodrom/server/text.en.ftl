bad-message = The message was not understood. Load the page again.
too-fast = That is too fast. Wait a few seconds.
too-many = There are too many connections from your address. Close some pages.
not-found = There is no such table, or it is not open to you. Ask for an invitation.
slow = The connection is too slow to keep up. The page connects again.
closing = The server is being restarted. The page connects again.
busy = The server is busy or its store does not answer. It is tried again.
