"""Requests to the outside go to public addresses only, to the checked one, and follow nothing."""

import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.notices.receivers import WebReceiver, web_receiver

from skerry.server.notices import outside
from skerry.server.notices.outside import Unreachable


@pytest.fixture
def receiver() -> Iterator[WebReceiver]:
    with web_receiver() as made:
        yield made


@pytest.mark.parametrize(
    "url",
    [
        "http://chat.example/",
        "ftp://chat.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://172.16.0.1/",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest",
        "https://0.0.0.0/",
        "https://100.64.0.1/",
        "https://224.0.0.1/",
        "https://[fe80::1]/",
        "https://[fc00::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://ann:secret@chat.example/",
        "https://chat.example:99999/",
        "https:///path",
        "https://chat.example/a b",
        "https://chat.example/" + "a" * 2000,
        "chat.example",
    ],
)
def test_such_addresses_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"address"):
        outside.check_url(url, loopback=False)
    with pytest.raises(Unreachable):
        outside.post(url, b"", {})


@pytest.mark.parametrize("second", ["127.0.0.1", "10.0.0.1", "::1", "fe80::1%eth0"])
def test_a_name_is_refused_if_any_of_its_addresses_is_not_public(
    monkeypatch: pytest.MonkeyPatch, second: str
) -> None:
    def resolve(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (second, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    with pytest.raises(Unreachable, match="not a public one"):
        outside.post("https://chat.example/", b"", {})


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    reached: list[object] = []

    def resolve(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", ("93.184.216.34" if len(asked) == 1 else "127.0.0.1", 443))]

    def connect(address: object, *_: Any) -> socket.socket:
        reached.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Unreachable):
        outside.post("https://chat.example/", b"", {})
    assert (asked, reached) == (["chat.example"], [("93.184.216.34", 443)])


def test_a_body_arrives(receiver: WebReceiver) -> None:
    status = outside.post(f"{receiver.url}/hook?a=1", b"body", {"TTL": "5"}, loopback=True)
    (got,) = receiver.requests
    assert (status, got.path, got.body, got.headers["TTL"]) == (201, "/hook?a=1", b"body", "5")


def test_redirects_are_not_followed(receiver: WebReceiver) -> None:
    receiver.status, receiver.headers = 307, {"Location": f"{receiver.url}/secret"}
    assert outside.post(f"{receiver.url}/hook", b"body", {}, loopback=True) == 307
    assert [one.path for one in receiver.requests] == ["/hook"]


def test_a_receiver_that_never_answers_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "ANSWER_WITHIN", 0.2)
    done = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def drip() -> None:
            stream, _ = listener.accept()
            with stream:
                stream.recv(1000)
                # A byte now and then would keep each single wait short.
                while not done.wait(0.05):
                    try:
                        stream.send(b"H")
                    except OSError:
                        return

        thread = threading.Thread(target=drip)
        thread.start()
        with pytest.raises(Unreachable, match="no answer"):
            outside.post(f"http://127.0.0.1:{listener.getsockname()[1]}/", b"", {}, loopback=True)
        done.set()
        thread.join()
