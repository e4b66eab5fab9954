"""What goes over the wire, as types: server, client and page are written against it."""
