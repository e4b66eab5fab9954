"""The pieces of The Isle of Cats, by the names people use."""
