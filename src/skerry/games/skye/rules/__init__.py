"""The rules of Isle of Skye in integers: everything here is compiled by mypyc."""
