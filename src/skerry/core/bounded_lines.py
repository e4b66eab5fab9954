"""Lines of a file that may come from a stranger: read one by one, with bounded memory and work."""

import gzip
from collections.abc import Iterator
from typing import BinaryIO

MOST_UNPACKED = 200
"""How many times its size a gzipped file may unpack to. Records and backups unpack to ten times."""


class TooLarge(ValueError):
    """A line or a file that nobody writes honestly; the message says what is too large."""


def read_whole(file: BinaryIO, most: int) -> bytes:
    """All bytes of a file; TooLarge if there are more than `most`."""
    data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge(f"the file is larger than {_size(most)}")
    return data


def read_lines(file: BinaryIO, longest: int, *, packed: bool) -> Iterator[bytes]:
    """The lines of a file, gzipped or not; TooLarge if one has more than `longest` bytes.

    A gzipped file may also not unpack to far more than its size: a small one would otherwise
    cost hours. What gzip raises for a damaged file is passed on.
    """
    # The caller closes the file; the gzip reader on top of it needs no closing.
    lines = gzip.GzipFile(fileobj=file) if packed else file
    unpacked = 0
    while line := lines.readline(longest + 1):
        if len(line) > longest:
            raise TooLarge(f"the line is longer than {_size(longest)}")
        unpacked += len(line)
        if packed and unpacked > longest + MOST_UNPACKED * file.tell():
            raise TooLarge(f"the file unpacks to more than {MOST_UNPACKED} times its size")
        yield line


def _size(count: int) -> str:
    return f"{count // 2**20} MiB" if count >= 2**20 else f"{count} bytes"
