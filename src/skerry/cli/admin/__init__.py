"""`skerry admin`: looks after a server and its data, whether the server runs or not."""

from skerry.cli.admin import access, backups, overview, people, settings, tables
from skerry.cli.admin.group import admin

__all__ = ["access", "admin", "backups", "overview", "people", "settings", "tables"]
