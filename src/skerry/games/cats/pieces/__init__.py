"""What is in the box of The Isle of Cats, as people name it."""
