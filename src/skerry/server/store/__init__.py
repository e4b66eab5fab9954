"""What the server keeps: database, schema, logs, rows, backups."""
