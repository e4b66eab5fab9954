"""`python -m skerry`: the command, where its script is not on the path."""

from skerry.cli.main import main

if __name__ == "__main__":
    main()
