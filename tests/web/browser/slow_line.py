"""A slow line between browser and server: a SOCKS proxy that delays what it carries.

Chromium can slow a page down by itself, but on a busy machine it sometimes stops reading forever.
"""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from threading import Thread

# A line of a phone: what is loaded later is painted later, too.
LATENCY_S = 0.12
BYTES_PER_S = 400_000
_CHUNK = 16_384
# SOCKS 5: no password; Chromium names the host; the address at the end is read by nobody.
_WELCOME = b"\x05\x00"
_BY_NAME = 3
_CONNECTED = b"\x05\x00\x00\x01" + bytes(6)


@contextmanager
def slow_line() -> Iterator[str]:
    """Run a proxy on this machine; gives its address."""
    # A thread of its own: Playwright's loop runs in this one.
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(_listen(), loop).result()
    host, port = server.sockets[0].getsockname()
    yield f"socks5://{host}:{port}"
    asyncio.run_coroutine_threadsafe(_hang_up(server), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


async def _listen() -> asyncio.Server:
    # All connections share the line.
    line = asyncio.Lock()

    async def serve(reader: StreamReader, writer: StreamWriter) -> None:
        with closing(writer), suppress(OSError, EOFError, asyncio.CancelledError):
            far_reader, far_writer = await _connect(reader, writer)
            with closing(far_writer):
                both = [_ask(reader, far_writer), _answer(far_reader, writer, line)]
                await _until_one_ends([asyncio.create_task(way) for way in both])

    return await asyncio.start_server(serve, "127.0.0.1", 0)


async def _hang_up(server: asyncio.Server) -> None:
    server.close()
    carrying = asyncio.all_tasks() - {asyncio.current_task()}
    for task in carrying:
        task.cancel()
    await asyncio.gather(*carrying, return_exceptions=True)


async def _until_one_ends(ways: list[asyncio.Task[None]]) -> None:
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def _connect(reader: StreamReader, writer: StreamWriter) -> tuple[StreamReader, StreamWriter]:
    _, methods = await reader.readexactly(2)
    await reader.readexactly(methods)
    writer.write(_WELCOME)
    *_, kind = await reader.readexactly(4)
    assert kind == _BY_NAME
    host = await reader.readexactly((await reader.readexactly(1))[0])
    port = int.from_bytes(await reader.readexactly(2))
    far = await asyncio.open_connection(host.decode(), port)
    writer.write(_CONNECTED)
    return far


async def _ask(reader: StreamReader, writer: StreamWriter) -> None:
    while asked := await reader.read(_CHUNK):
        await asyncio.sleep(LATENCY_S)
        writer.write(asked)
        await writer.drain()


async def _answer(reader: StreamReader, writer: StreamWriter, line: asyncio.Lock) -> None:
    while answered := await reader.read(_CHUNK):
        async with line:
            await asyncio.sleep(len(answered) / BYTES_PER_S)
        writer.write(answered)
        await writer.drain()
