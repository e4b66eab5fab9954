"""The types of everything that goes over the wire, for server, client and page."""
