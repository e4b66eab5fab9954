"""Counts the WebSocket frames in a stream of bytes, much faster than they can be parsed."""

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without its compiled part
    from websockets.utils import apply_mask

_SHORTEST = 6
_WHOLE_TEXT = 0x81
"""The first byte of a text that is not continued by another frame."""
_PONG = 0x8A
_MOST_CONTROL = 125
"""The bytes of a ping, its answer or a close."""


class FrameScan:
    """Follows one stream across the borders of its reads.

    >>> scan = FrameScan()
    >>> scan.count(bytes.fromhex("898000000000"), most=10)
    1
    >>> scan.count(bytes.fromhex("8182000000006869 8980 0000"), most=10)
    2
    """

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a header whose rest has not come yet."""
        self._skip = 0
        """Bytes until the next header."""

    @property
    def at_border(self) -> bool:
        """Whether the next byte begins a frame."""
        return not self._skip and not self._head

    def text_in(self, data: bytes) -> bytes | None:
        """The text of a client, if these bytes are exactly one whole message; None if not.

        Nearly all reads of a socket are. Nothing is counted.

        >>> FrameScan().text_in(bytes.fromhex("8182000000006869"))
        b'hi'
        """
        size = len(data)
        if size < _SHORTEST or data[0] != _WHOLE_TEXT or not self.at_border:
            return None
        start = _header_size(data, 0)
        if data[1] & 0x80 == 0 or start > size or start + _payload_size(data, 0) != size:
            return None
        mask = data[start - 4 : start]
        return bytes(apply_mask(data[start:], mask)) if any(mask) else data[start:]

    def pong_in(self, data: bytes) -> bytes | None:
        """What an answer to a ping contains, if these bytes are exactly one; None if not.

        >>> FrameScan().pong_in(bytes.fromhex("8a82000000006869"))
        b'hi'
        """
        size = len(data)
        if size < _SHORTEST or data[0] != _PONG or not self.at_border:
            return None
        length = data[1] & 0x7F
        if data[1] & 0x80 == 0 or length > _MOST_CONTROL or size != _SHORTEST + length:
            return None
        return bytes(apply_mask(data[_SHORTEST:], data[2:_SHORTEST]))

    def count(self, data: bytes, most: int) -> int:
        """The number of frames that begin in the next bytes; it stops after `most`.

        If it stops, the stream cannot be followed any further.
        """
        begun = 0
        if self._head:
            # Its frame was counted when its first byte came.
            data, self._head, begun = self._head + data, b"", -1
        at, end = self._skip, len(data)
        while at < end and begun < most:
            begun += 1
            size = _header_size(data, at)
            if size == 0 or at + size > end:
                self._head = data[at:]
                at = end
                break
            at += size + _payload_size(data, at)
        self._skip = at - end
        return begun


def _header_size(data: bytes, at: int) -> int:
    """The size of the header that begins here; 0 if its second byte has not come."""
    if at + 1 >= len(data):
        return 0
    second = data[at + 1]
    length = second & 0x7F
    # The size of the payload, if it does not fit into 7 bits, and the mask.
    return 2 + (0 if length < 126 else 2 if length == 126 else 8) + (4 if second & 0x80 else 0)


def _payload_size(data: bytes, at: int) -> int:
    length = data[at + 1] & 0x7F
    if length < 126:
        return length
    end = at + (4 if length == 126 else 10)
    return int.from_bytes(data[at + 2 : end], "big")


def head_of(size: int) -> bytes:
    """The header of a text frame of a server."""
    if size < 126:
        return bytes((0x81, size))
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def ping_frame(payload: bytes) -> bytes:
    """A ping of a server."""
    return bytes((0x89, len(payload))) + payload


def close_frame(code: int) -> bytes:
    """The frame by which a server closes a socket.

    >>> close_frame(1012).hex()
    '880203f4'
    """
    return b"\x88\x02" + code.to_bytes(2, "big")
