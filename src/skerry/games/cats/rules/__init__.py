"""The rules of The Isle of Cats in integers: everything here is compiled by mypyc."""
