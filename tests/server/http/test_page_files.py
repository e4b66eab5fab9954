"""The page's files: responses, caching, compression and deep links."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from skerry.server.http.requests import Request
from skerry.server.http.routes.page_files import page_routes, read_page


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Skerry</title>")
    (tmp_path / "assets" / "main-Ab3dE_12.js").write_text("console.log(1)" * 100)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    return tmp_path


def client(folder: Path) -> TestClient[Litestar]:
    async def plain(_: Request, page: bytes, __: frozenset[str]) -> bytes:
        return page

    return TestClient(Litestar(page_routes(read_page(folder), plain), openapi_config=None))


def test_the_start_page_is_always_revalidated(folder: Path) -> None:
    with client(folder) as browser:
        answer = browser.get("/")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        again = browser.get("/", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        assert again.content == b""


def test_files_with_a_hash_are_cached_forever_and_compressed(folder: Path) -> None:
    with client(folder) as browser:
        plain = browser.get("/assets/main-Ab3dE_12.js", headers={"Accept-Encoding": "identity"})
        assert "immutable" in plain.headers["cache-control"]
        assert plain.headers["content-type"].startswith("text/javascript")
        packed = browser.get("/assets/main-Ab3dE_12.js", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(plain.content) / 5
        assert packed.content == plain.content
        assert browser.get("/icon.svg").headers["cache-control"] == "no-cache"
        kind = browser.get("/manifest.webmanifest").headers["content-type"]
        assert kind.startswith("application/manifest+json")


def test_deep_links_serve_the_page(folder: Path) -> None:
    with client(folder) as browser:
        deep = browser.get("/t/abc", headers={"Accept": "text/html,*/*"})
        assert deep.status_code == 200
        assert "Skerry" in deep.text
        for accepted in ("*/*", "application/json"):
            reader = browser.get("/t/abc", headers={"Accept": accepted})
            assert "Skerry" in reader.text, "readers of links accept anything"
            assert browser.get("/abc", headers={"Accept": accepted}).status_code == 404
        old = browser.get("/assets/old-Ab3dE_12.js", headers={"Accept": "text/html"})
        assert old.status_code == 404, "a missing script must not return the page"
        assert browser.get("/../pyproject.toml").status_code == 404
        assert browser.get("/assets/..%2Findex.html").status_code == 404


def test_a_server_without_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with client(tmp_path / "nothing") as browser:
        answer = browser.get("/", headers={"Accept": "text/html"})
        assert answer.status_code == 404
        assert "make" in answer.text


def test_compression_is_reproducible(folder: Path) -> None:
    one, other = read_page(folder), read_page(folder)
    name = "index.html"
    assert one[name].packed == other[name].packed
    packed = one[name].packed
    assert packed is not None
    assert gzip.decompress(packed) == one[name].body
