"""Files of strangers: long lines and small files that unpack to large ones are refused."""

import gzip
import io
from collections.abc import Callable
from pathlib import Path

import pytest

from skerry.core.bounded_lines import MOST_UNPACKED, TooLarge, read_lines, read_whole
from skerry.core.record import LARGEST_RECORD, BadRecord
from skerry.core.record import read_lines as read_records


@pytest.mark.parametrize("packed", [True, False])
def test_lines_up_to_the_limit_are_read(packed: bool) -> None:
    data = b"a" * 9 + b"\n\nlast"
    file = io.BytesIO(gzip.compress(data) if packed else data)
    assert list(read_lines(file, 10, packed=packed)) == [b"a" * 9 + b"\n", b"\n", b"last"]


@pytest.mark.parametrize("packed", [True, False])
def test_a_longer_line_is_refused_after_the_lines_before_it(packed: bool) -> None:
    data = b"first\n" + b"a" * 11
    lines = read_lines(io.BytesIO(gzip.compress(data) if packed else data), 10, packed=packed)
    assert next(lines) == b"first\n"
    with pytest.raises(TooLarge, match="longer than 10 bytes"):
        next(lines)


def test_a_file_that_unpacks_to_far_more_is_refused() -> None:
    file = io.BytesIO(gzip.compress(b"\n" * 10_000_000))
    with pytest.raises(TooLarge, match=f"more than {MOST_UNPACKED} times its size"):
        list(read_lines(file, 100, packed=True))


def test_a_whole_file_has_a_limit() -> None:
    assert read_whole(io.BytesIO(b"abc"), 3) == b"abc"
    with pytest.raises(TooLarge, match="larger than 3 bytes"):
        read_whole(io.BytesIO(b"abcd"), 3)


@pytest.mark.parametrize(
    ("name", "pack", "where"),
    [
        ("game.json", bytes, ""),
        ("games.jsonl", bytes, ":2"),
        ("games.jsonl.gz", gzip.compress, ":2"),
    ],
)
def test_the_error_names_file_and_line(
    name: str, pack: Callable[[bytes], bytes], where: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(pack(b"{}\n" + b" " * LARGEST_RECORD + b"{}\n"))
    with pytest.raises(BadRecord) as caught:
        list(read_records(path))
    assert str(caught.value).startswith(f"{path}{where}: the ")
    assert "1 MiB" in str(caught.value)
