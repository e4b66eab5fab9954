"""What a game offers to programs that learn: choices, what a seat heard, weights of a policy."""
