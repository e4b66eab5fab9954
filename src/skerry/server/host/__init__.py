"""What the host sees and changes while the server runs: rows, and what follows from them."""
