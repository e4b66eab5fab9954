"""A lean crowd for the benchmark of the server: scripted games and players that cost little."""
