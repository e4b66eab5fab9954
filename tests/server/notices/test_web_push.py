"""Messages for browsers: encrypted as the standard says, signed, and refused keys."""

import base64
import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped] # it has no types
from tests.server.notices.receivers import BrowserKeys

from skerry.server.notices import web_push
from skerry.server.people.contacts import Keys


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    keys = Keys(
        p256dh="BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
        "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth="BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = ec.derive_private_key(
        int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    body = web_push.encrypt(
        b"When I grow up, I want to be a watermelon",
        keys,
        own=own,
        salt=raw("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert body == raw(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_can_read_it() -> None:
    browser = BrowserKeys()
    body = web_push.encrypt(b"your move", Keys(**browser.form))
    assert b"your move" not in body
    assert browser.read(body) == b"your move"
    with pytest.raises(InvalidTag):
        BrowserKeys().read(body)


def test_a_message_is_signed_for_its_push_service() -> None:
    private = web_push.new_key()
    endpoint = "https://push.example:8443/send/7?x=1"
    headers = web_push.headers_for(endpoint, private, "mailto:ann@skerry.example", 60)
    scheme, token, key = headers["Authorization"].replace(",", " ").split()
    assert (scheme, key) == ("vapid", f"k={web_push.public_key(private)}")
    head, claims, signature = token.removeprefix("t=").split(".")
    told = json.loads(raw(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example:8443", "mailto:ann@skerry.example")
    key_of_server = Vapid02.from_raw_public(key.removeprefix("k=").encode())
    assert key_of_server.verify_token(f"{head}.{claims}".encode(), signature)
    assert (headers["TTL"], headers["Content-Encoding"]) == ("60", "aes128gcm")


@pytest.mark.parametrize("change", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "!"}])
def test_other_keys_are_refused(change: dict[str, str]) -> None:
    browser = BrowserKeys()
    web_push.check_keys(Keys(**browser.form))
    with pytest.raises(ValueError, match=r"point|length|padding|[Oo]nly"):
        web_push.check_keys(Keys(**{**browser.form, **change}))
