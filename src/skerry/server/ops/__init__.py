"""Running a server: settings, logging, metrics, upkeep."""
