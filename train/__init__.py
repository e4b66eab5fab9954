"""Programs that fit the weights of bots by self-play; each continues where it stopped."""
