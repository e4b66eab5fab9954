"""HTTP and WebSockets: routes, requests, status codes, limits, headers."""
