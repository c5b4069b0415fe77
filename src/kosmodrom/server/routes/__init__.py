"""The HTTP API and the pages, one file per noun."""
