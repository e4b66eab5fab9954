"""The Isle of Cats for learners: answers as small choices, and observations; all of it compiled."""
