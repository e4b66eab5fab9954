"""Arbitrary JSON, as data."""

from typing import Any

from hypothesis import strategies as st

Json = dict[str, Any]

numbers = st.integers() | st.integers(-3, 80) | st.floats(allow_nan=False, allow_infinity=False)
leaves = st.none() | st.booleans() | numbers | st.text(max_size=8)
values: st.SearchStrategy[object] = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
