"""Receivers on this machine: a web server that keeps requests, a mail server, a browser's keys."""

import base64
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


@dataclass(frozen=True)
class Received:
    """One request."""

    path: str
    headers: Message
    body: bytes


@dataclass
class WebReceiver:
    """A web server that answers with one status."""

    url: str
    requests: list[Received] = field(default_factory=list)
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)


@contextmanager
def web_receiver() -> Iterator[WebReceiver]:
    """A web server that keeps all requests."""

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.requests.append(Received(self.path, self.headers, body))
            self.send_response(receiver.status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    receiver = WebReceiver(f"http://127.0.0.1:{server.server_port}")
    with _running(server):
        yield receiver


@contextmanager
def mail_receiver() -> Iterator[tuple[int, list[EmailMessage]]]:
    """A mail server that keeps all mails: its port, and the mails."""
    mails: list[EmailMessage] = []

    class Talks(socketserver.StreamRequestHandler):
        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"DATA":
                    self.say("354 continue")
                    lines = []
                    while (line := self.rfile.readline()) != b".\r\n":
                        lines.append(line.removeprefix(b"."))
                    mail = message_from_bytes(b"".join(lines), policy=default)
                    assert isinstance(mail, EmailMessage)
                    mails.append(mail)
                self.say("221 bye" if word == b"QUIT" else "250 ok")
                if word == b"QUIT":
                    return

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talks)
    server.daemon_threads = True
    with _running(server):
        yield server.server_address[1], mails


@contextmanager
def _running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class BrowserKeys:
    """The keys of a browser, which can read what is encrypted for it."""

    def __init__(self, private: bytes | None = None, secret: bytes = b"0123456789abcdef") -> None:
        curve = ec.SECP256R1()
        self._key = (
            ec.generate_private_key(curve)
            if private is None
            else ec.derive_private_key(int.from_bytes(private, "big"), curve)
        )
        self._secret = secret

    @property
    def form(self) -> dict[str, str]:
        """What the page sends to the server."""
        return {"p256dh": _text(self._point), "auth": _text(self._secret)}

    @property
    def _point(self) -> bytes:
        return _point(self._key.public_key())

    def read(self, body: bytes) -> bytes:
        """What was encrypted, by RFC 8291."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + self._point + theirs
        material = HKDF(hashes.SHA256(), 32, self._secret, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\x02")


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
