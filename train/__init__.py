"""Programs that fit the weights of the bots; they can be stopped and continue where they were."""
