"""Limits: buckets that refill with time, addresses behind proxies, and refusals."""

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.types import Receive, Scope, Send
from tests.server.http.asgi import Answer, ask, fine, ok

from skerry.protocol.forms import Problem
from skerry.server.http.addresses import client_address, is_loopback, neighbourhood
from skerry.server.http.limits import FILES, LimitsMiddleware
from skerry.server.http.middleware import with_middleware
from skerry.server.ops.metrics import Metrics
from skerry.server.ops.rate_limits import Bucket, Buckets, OpenSockets
from skerry.server.ops.settings import Limits, Settings


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(burst=3, rate=2.0, now=100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert bucket.take(100.25) == pytest.approx(0.25)
    assert bucket.take(100.5) == 0.0
    assert bucket.take(100.5) > 0.0


def test_a_bucket_is_never_fuller_than_full() -> None:
    bucket = Bucket(burst=2, rate=1.0, now=0.0)
    assert [bucket.take(1e9) == 0.0 for _ in range(3)] == [True, True, False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(burst=1, rate=1.0, now=10.0)
    assert bucket.take(10.0) == 0.0
    assert bucket.take(5.0) == 1.0
    assert bucket.take(10.5) == 0.5


def test_a_bucket_that_never_refills_waits_forever() -> None:
    bucket = Bucket(burst=1, rate=0.0, now=0.0)
    assert bucket.take(0.0) == 0.0
    assert bucket.take(1e9) == float("inf")


@given(st.lists(st.floats(0, 1), max_size=200), st.integers(1, 10), st.floats(0.1, 10))
def test_nobody_gets_more_than_burst_and_rate_allow(
    waits: list[float], burst: int, rate: float
) -> None:
    bucket, now, taken = Bucket(burst, rate, 0.0), 0.0, 0
    for wait in waits:
        now += wait
        taken += bucket.take(now) == 0.0
    assert taken <= burst + rate * now + 1e-6


def test_keys_do_not_share() -> None:
    buckets = Buckets((1, 1.0))
    assert buckets.take("ann", 0.0) == 0.0
    assert buckets.take("bea", 0.0) == 0.0
    assert buckets.take("ann", 0.0) == 1.0


def test_buckets_that_are_full_again_are_forgotten() -> None:
    buckets = Buckets((1, 1.0))
    for number in range(100):
        buckets.take(number, now=float(number) * 10)
    assert len(buckets) <= 2


def test_there_are_never_too_many_buckets() -> None:
    buckets = Buckets((1, 0.0), most=10)
    for number in range(1000):
        buckets.take(number, now=0.0)
    assert len(buckets) == 10
    assert buckets.take(999, now=0.0) > 0, "the most recently used ones are still known"


def test_sockets_are_counted_by_session_and_by_address() -> None:
    sockets = OpenSockets(of_session=2, of_address=3)
    assert [sockets.take("ann", "192.0.2.1") for _ in range(3)] == [True, True, False]
    assert sockets.take("bea", "192.0.2.1")
    assert not sockets.take("cid", "192.0.2.1"), "the address has three"
    assert not sockets.take(None, "192.0.2.1")
    assert sockets.take("cid", "192.0.2.2")
    assert len(sockets) == 4
    sockets.release("ann", "192.0.2.1")
    assert sockets.take(None, "192.0.2.1")
    for session in ("ann", "bea", None):
        sockets.release(session, "192.0.2.1")
    sockets.release("cid", "192.0.2.2")
    assert len(sockets) == 0


@pytest.mark.parametrize(
    ("client", "forwarded_for", "trusted", "address"),
    [
        ("192.0.2.1", None, [], "192.0.2.1"),
        ("192.0.2.1", "203.0.113.7", [], "192.0.2.1"),
        ("127.0.0.1", "203.0.113.7", ["127.0.0.1"], "203.0.113.7"),
        ("127.0.0.1", None, ["127.0.0.1"], "127.0.0.1"),
        ("127.0.0.1", "", ["127.0.0.1"], "127.0.0.1"),
        # Entries that a client made up are further to the left.
        ("127.0.0.1", "6.6.6.6, 203.0.113.7", ["127.0.0.1"], "203.0.113.7"),
        ("10.1.1.1", "6.6.6.6,203.0.113.7 , 10.9.9.9", ["10.0.0.0/8"], "203.0.113.7"),
        ("10.1.1.1", "10.2.2.2, 10.3.3.3", ["10.0.0.0/8"], "10.2.2.2"),
        ("10.1.1.1", "203.0.113.7:5555", ["10.0.0.0/8"], "203.0.113.7"),
        ("::1", "[2001:db8::5]:443", ["::1"], "2001:db8::5"),
        ("::1", "2001:db8::5", ["::1/128", "10.0.0.0/8"], "2001:db8::5"),
        # A socket for IPv4 and IPv6, here or in a proxy, shows IPv4 addresses like this.
        ("::ffff:10.1.1.1", "203.0.113.7", ["10.0.0.0/8"], "203.0.113.7"),
        ("10.1.1.1", "203.0.113.7, ::ffff:10.9.9.9", ["10.0.0.0/8"], "203.0.113.7"),
        ("10.1.1.1", "203.0.113.7", ["::ffff:10.1.1.1"], "203.0.113.7"),
        ("::ffff:11.1.1.1", "203.0.113.7", ["10.0.0.0/8"], "11.1.1.1"),
        ("fe80::1%eth0", None, [], "fe80::1"),
        (None, "203.0.113.7", ["127.0.0.1"], "unknown"),
        ("testclient", "203.0.113.7", ["127.0.0.1"], "testclient"),
    ],
)
def test_only_trusted_proxies_are_skipped(
    client: str | None, forwarded_for: str | None, trusted: list[str], address: str
) -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(client_address(scope))
        await fine(scope, receive, send)

    settings = Settings(Path("data"), trusted_proxies=tuple(trusted))
    headers = [] if forwarded_for is None else [("x-forwarded-for", forwarded_for)]
    ask(with_middleware(app, settings, Metrics()), "/tables", client=client, headers=headers)
    assert seen == [address]


def test_a_proxy_that_is_no_network_is_named() -> None:
    settings = Settings(Path("data"), trusted_proxies=("10.0.0.0/8", "proxy.example"))
    with pytest.raises(ValueError, match=r"--trusted-proxy: proxy\.example is not an address"):
        settings.check()


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("testclient") == "testclient"


def test_loopback_is_this_machine() -> None:
    assert all(map(is_loopback, ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]))
    assert not any(map(is_loopback, ["192.0.2.1", "unknown", "0.0.0.0"]))  # noqa: S104 - a text


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def limited(limits: Limits) -> tuple[Callable[..., Answer], Clock]:
    clock = Clock()
    app = LimitsMiddleware(fine, Settings(Path("data"), limits=limits), clock)

    def request(path: str = "/tables", **given: object) -> Answer:
        return ask(app, path, **given)  # type: ignore[arg-type] # ask checks them itself

    return request, clock


def statuses(answers: Iterable[Answer]) -> list[int]:
    return [answer.status for answer in answers]


def test_cookie_and_header_share_the_limit_of_a_session() -> None:
    request, clock = limited(Limits(requests=(2, 1.0)))
    ann = [("cookie", "other=1; skerry_session=ann"), ("x", "y")]
    assert statuses(request(headers=ann) for _ in range(3)) == [200, 200, 429]
    assert request(headers=[("cookie", "skerry_session=bea")]).status == 200
    assert request(headers=[("authorization", "Bearer ann")]).status == 429, "it is the same token"
    both = [("authorization", "Bearer new"), ("cookie", "skerry_session=ann")]
    assert request(headers=both).status == 429
    clock.now = 1.0
    assert statuses(request(headers=ann) for _ in range(2)) == [200, 429]


def test_one_address_cannot_ask_for_files_without_end() -> None:
    """Each costs as much as a move; nobody who monitors the server is refused."""
    request, clock = limited(Limits())
    burst, rate = FILES
    answers = statuses(request("/assets/page.js") for _ in range(int(burst) + 1))
    assert answers == [200] * int(burst) + [429]
    assert request("/").status == 429
    assert request("/assets/page.js", client="192.0.2.7").status == 200
    assert statuses(request(path) for path in ("/health", "/ready", "/tables")) == [200] * 3
    clock.now = 1.0
    found = statuses(request("/") for _ in range(int(rate) + 1))
    assert found == [200] * int(rate) + [429]


def test_an_address_is_limited_whatever_token_it_sends() -> None:
    request, _ = limited(Limits(address_requests=(3, 1.0)))
    answers = [request(headers=[("authorization", f"Bearer {n}")]) for n in range(4)]
    assert statuses(answers) == [200, 200, 200, 429]
    assert request(client="192.0.2.99").status == 200


def test_a_refusal_says_why_and_for_how_long() -> None:
    request, _ = limited(Limits(address_requests=(1, 0.1)))
    assert ok(request()).status == 200
    refused = request()
    assert refused.status == 429
    assert refused.headers["retry-after"] == "10"
    assert refused.headers["content-type"] == "application/json"
    assert "10 s" in msgspec.json.decode(refused.body, type=Problem).what


def test_clients_of_a_trusted_proxy_are_distinguished() -> None:
    limits = Limits(address_requests=(1, 0.001))
    settings = Settings(Path("data"), limits=limits, trusted_proxies=("10.0.0.0/8",))
    app = with_middleware(fine, settings, Metrics())
    for client in ("203.0.113.1", "203.0.113.2"):
        behind = [("x-forwarded-for", f"6.6.6.6, {client}")]
        answers = [ask(app, "/tables", client="10.0.0.1", headers=behind) for _ in range(2)]
        assert statuses(answers) == [200, 429]
    # The header of any other client is not trusted.
    made_up = [[("x-forwarded-for", f"203.0.113.{n}")] for n in (3, 4)]
    assert statuses(ask(app, "/tables", headers=headers) for headers in made_up) == [200, 429]


def test_health_is_never_refused() -> None:
    request, _ = limited(Limits(address_requests=(1, 0.1)))
    assert statuses(request("/health") for _ in range(5)) == [200] * 5
    assert statuses(request("/ready") for _ in range(5)) == [200] * 5
    assert statuses(request() for _ in range(2)) == [200, 429]


def test_sockets_pass() -> None:
    request, _ = limited(Limits(address_requests=(1, 0.1)))
    assert statuses(request(kind="websocket") for _ in range(3)) == [101] * 3
