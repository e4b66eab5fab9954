"""Web push: messages that only one browser can read, signed by this server.

The content is encrypted by RFC 8291 (aes128gcm of RFC 8188), so a push service sees only where it
goes and how large it is. The signature is VAPID, RFC 8292.
"""

import base64
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from py_vapid import Vapid02  # type: ignore[import-untyped] # it has no types

from skerry.server.people.contacts import Keys

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of an encrypted record; our messages fit into one."""
LASTS = 12 * 3600
"""Seconds for which a signature is valid; services allow at most a day."""
_POINT, _SECRET = 65, 16


def new_key() -> str:
    """A private key of a server, as text."""
    made = ec.generate_private_key(CURVE)
    return _text(made.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """The public key of a server, as browsers want it."""
    return _text(_point(_private(private).public_key()))


def check_keys(keys: Keys) -> None:
    """Raise ValueError unless these are keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(keys.p256dh))
    if len(_bytes(keys.auth)) != _SECRET:
        raise ValueError("the secret has another length")


def headers_for(endpoint: str, private: str, contact: str, lasts: int) -> dict[str, str]:
    """The headers of a message that a push service keeps for `lasts` seconds."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": contact,
        "exp": int(time.time()) + LASTS,
    }
    signed: dict[str, str] = Vapid02.from_raw(private.encode()).sign(claims)
    return {
        **signed,
        "TTL": str(lasts),
        "Urgency": "high",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
    }


def encrypt(
    content: bytes,
    keys: Keys,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The content for one browser; `own` and `salt` are new for each message, except in tests."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, secret = _bytes(keys.p256dh), _bytes(keys.auth)
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    material = _derive(secret, b"WebPush: info\0" + theirs + ours, shared, 32)
    key = _derive(salt, b"Content-Encoding: aes128gcm\0", material, 16)
    nonce = _derive(salt, b"Content-Encoding: nonce\0", material, 12)
    # The byte 2 ends the last record.
    sealed = AESGCM(key).encrypt(nonce, content + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derive(salt: bytes, info: bytes, material: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(_bytes(text), "big"), CURVE)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)
