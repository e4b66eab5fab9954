from hypothesis import settings

# Every run checks the same games; `--hypothesis-profile=long` checks more.
settings.register_profile("ci", max_examples=12, derandomize=True, deadline=None)
settings.register_profile("long", max_examples=10_000, deadline=None, print_blob=True)
settings.load_profile("ci")
