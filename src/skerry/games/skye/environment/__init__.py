"""Isle of Skye for learners: answers as small choices, and observations; all of it compiled."""
