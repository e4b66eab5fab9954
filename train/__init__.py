"""Programs that learn the weights of the bots; they need numpy."""
