"""What is in the box of Isle of Skye, as people name it."""
