"""Names the file that could not be written: a full disk does not say where it was full."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def names_file(path: Path) -> Iterator[None]:
    """Give an OSError of the block the name of the file, if it has none."""
    try:
        yield
    except OSError as error:
        if error.filename is not None:
            raise
        raise OSError(error.errno, error.strerror, str(path)) from None
