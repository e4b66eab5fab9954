"""The slow path: plain second implementations that the tests compare the real rules with."""
