"""People: identity, names, passwords, and how their data is deleted."""
