"""Rewrites all golden playthroughs: run `make playthroughs`, then read the diff."""

from tests.playthroughs.cases import CASES, HERE

if __name__ == "__main__":
    for old in HERE.glob("*.txt"):
        old.unlink()
    for case in CASES:
        case.path.write_text(case.text())
        print(case.path.name)
