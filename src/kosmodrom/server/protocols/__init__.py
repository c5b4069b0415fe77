"""uvicorn's protocols with limits: HTTP by httptools or h11, and WebSockets."""
