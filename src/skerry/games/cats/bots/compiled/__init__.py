"""The inner loops of the bots of The Isle of Cats, compiled by mypyc."""
