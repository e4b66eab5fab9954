"""Bans on the host's page: whom they keep out, and never the host."""

import pytest
from tests.server.http.host_browser import Host
from tests.server.http.http_clients import House, problem, read
from tests.server.store.older_databases import talk

from skerry.protocol import host_forms as forms
from skerry.server.http import websocket
from skerry.server.http.routes import host as host_routes

BOT = {"type": "bot", "bot": "random"}


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("ann", "not an address"),
        ("", "not an address"),
        ("127.0.0.1", "own address"),
        ("::1", "own address"),
        ("::2", "own address"),
        ("::/64", "own address"),
        ("::ffff:127.0.0.1", "own address"),
        ("10.0.0.0/8", "/16 to /32"),
        ("0.0.0.0/0", "/16 to /32"),
        ("2001::/16", "/32 to /64"),
        ("192.0.2.1/33", "not an address"),
    ],
)
def test_bad_bans_are_explained(host: Host, address: str, sentence: str) -> None:
    found = problem(host.post("bans", {"address": address}), 400)
    assert sentence in found.what
    assert found.where == "$.address"
    assert not read(host.get("bans"), forms.Bans).bans


def test_bans_come_and_go(host: Host, home: House) -> None:
    for address in ("192.0.2.7", "2001:db8::7"):
        assert host.post("bans", {"address": address, "note": "floods"}).status_code == 204
    bans = read(host.get("bans"), forms.Bans).bans
    assert {one.network for one in bans} == {"192.0.2.7/32", "2001:db8::/64"}
    assert {one.note for one in bans} == {"floods"}
    assert home.worker.house.bans.covers("192.0.2.7")
    for network in ("192.0.2.7", "2001:db8::/64"):
        assert host.post("bans/lift", {"network": network}).status_code == 204
    assert not home.worker.house.bans.covers("192.0.2.7")
    assert "not banned" in problem(host.post("bans/lift", {"network": "192.0.2.7"}), 404).what
    problem(host.post("bans/lift", {"network": "' or 1=1"}), 404)


OWN = [("192.0.2.7", "192.0.2.7"), ("2001:db8::7", "2001:db8::8")]
"""Addresses of the host, and of somebody in the same house."""


@pytest.mark.parametrize(("address", "network"), [(OWN[0][0], "192.0.2.0/24"), OWN[0], OWN[1]])
def test_the_host_cannot_ban_the_own_address(
    host: Host, address: str, network: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_routes, "client_address", lambda _: address)
    found = problem(host.post("bans", {"address": network}), 409)
    assert (found.what, found.where) == ("This is your own address.", "$.address")
    assert not read(host.get("bans"), forms.Bans).bans


@pytest.mark.parametrize(("address", "other"), OWN)
def test_kicking_somebody_in_the_same_house_bans_nobody(
    home: House, host: Host, address: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bea = home.guest("Bea")
    table = bea.table(BOT).id
    monkeypatch.setattr(host_routes, "client_address", lambda _: address)
    monkeypatch.setattr(websocket, "client_address", lambda _: other)
    with talk(bea, table, 0) as hers:
        hers.hear(lambda heard: heard["type"] == "welcome")
        assert host.post(f"people/{bea.id}/kick", {"ban": True}).status_code == 204
        assert hers.hear(lambda heard: heard["type"] == "bye")["why"] == "signed_out"
    assert not read(host.get("bans"), forms.Bans).bans


def test_kicking_somebody_elsewhere_bans_their_address(
    home: House, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    bea = home.guest("Bea")
    table = bea.table(BOT).id
    monkeypatch.setattr(host_routes, "client_address", lambda _: "192.0.2.7")
    monkeypatch.setattr(websocket, "client_address", lambda _: "192.0.2.8")
    with talk(bea, table, 0) as hers:
        hers.hear(lambda heard: heard["type"] == "welcome")
        assert host.post(f"people/{bea.id}/kick", {"ban": True}).status_code == 204
    (ban,) = read(host.get("bans"), forms.Bans).bans
    assert (ban.network, ban.note) == ("192.0.2.8/32", bea.id)
    assert host.post("bans/lift", {"network": ban.network}).status_code == 204
