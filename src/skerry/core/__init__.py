"""The vocabulary that all games share: seats, moves, events, scores, records, matches."""
