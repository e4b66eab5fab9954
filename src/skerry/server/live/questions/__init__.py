"""What clients ask about a table: hints, previews and its past, and what that costs the server."""
