"""A bot as a program: reads questions and writes moves, one line of JSON each."""

import json
import random
import sys


def main() -> None:
    """Make a random one of the listed moves, for each question."""
    for line in sys.stdin:
        question = json.loads(line)
        random.seed(question["seed"])
        move = random.choice(question["moves"])  # make this line better
        sys.stdout.write(json.dumps({"move": move}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
