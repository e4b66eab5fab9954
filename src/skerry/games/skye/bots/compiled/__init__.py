"""The inner loops of the bots of Isle of Skye, compiled by mypyc."""
