from hypothesis import settings

# Every run checks the same games: a few in `make test`, more in `make long`.
# `--hypothesis-profile=long` looks further, at other games each time.
settings.register_profile("ci", max_examples=12, derandomize=True, deadline=None)
settings.register_profile("more", max_examples=100, derandomize=True, deadline=None)
settings.register_profile("long", max_examples=10_000, deadline=None, print_blob=True)
settings.load_profile("ci")
