"""Independent, simple implementations that the tests compare the real rules with."""
