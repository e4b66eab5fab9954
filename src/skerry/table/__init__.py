"""A table as a value: no database, no web framework, no event loop."""
