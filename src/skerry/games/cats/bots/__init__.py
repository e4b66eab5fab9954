"""What bots know of The Isle of Cats."""
