"""The pieces of Isle of Skye, by the names people use."""
