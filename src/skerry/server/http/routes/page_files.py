"""The page: the files of the browser client, read once and served from memory.

Files with a hash in their names never change and are cached forever; all others are revalidated
each time. Any other path that a browser opens is a place within the page itself.
"""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

from skerry.server.http.host_access import is_host
from skerry.server.http.invitations import FOR_STRANGERS
from skerry.server.http.requests import Request
from skerry.server.http.routes.previews import PICTURES

Preview = Callable[[Request, bytes, frozenset[str]], Awaitable[bytes]]
"""The page with what readers of its link show; the names are those of all pictures."""
FOLDER = Path(__file__).parents[2] / "page"
INDEX = "index.html"
_HASHED = re.compile(r"assets/.+-[\w-]{8,}\.\w+")
_PLACE = re.compile(
    r"(?:t|j|replay|rules|tutorial)/[^/]+|new|host|gallery|settings|about|tutorial|replay"
)
"""The places of the page, which are served to all readers."""
_PACKED = {"text/html", "text/css", "text/javascript", "image/svg+xml", "application/json"}
_PACKED |= {"application/manifest+json"}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = "The page was not built into this server. Build it with `make page`."

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class PageFile:
    """One file, plain and compressed."""

    def __init__(self, name: str, body: bytes, level: int = 9) -> None:
        self.body = body
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.packed = gzip.compress(body, level, mtime=0) if self.kind in _PACKED else None
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.keep = FOR_EVER if _HASHED.fullmatch(name) else ASK_AGAIN

    def response(self, request: Request, status: int = 200) -> Response[bytes]:
        """The file as the browser requests it, or as the page of another status."""
        headers = {"Cache-Control": self.keep, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if status != 200:
            headers = {"Vary": "Accept-Encoding"}
        elif request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = self.packed
        return Response(body, status_code=status, headers=headers, media_type=self.kind)


def read_page(folder: Path = FOLDER) -> dict[str, PageFile]:
    """All files of the page by their paths; none if it was not built."""
    if not folder.is_dir():
        return {}
    return {
        name: PageFile(name, path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        for name in [path.relative_to(folder).as_posix()]
    }


def page_routes(files: dict[str, PageFile], preview: Preview) -> list[HTTPRouteHandler]:
    """The routes for all paths without another route."""
    pictures = frozenset(name for name in files if name.startswith(f"{PICTURES}/"))

    async def look_up(request: Request, status: int = 200) -> Response[bytes]:
        name = request.scope["path"].removeprefix("/") or INDEX
        found = files.get(name)
        # Readers of links accept anything; programs that want JSON get none at a wrong path.
        is_place = _PLACE.fullmatch(name) or "text/html" in request.headers.get("accept", "")
        if found is None and is_place and not name.startswith("assets/"):
            found = files.get(INDEX)
            if found is None:
                return Response(NOT_BUILT.encode(), status_code=404, media_type="text/plain")
        if found is None:
            raise NotFoundException
        if found is files.get(INDEX):
            found = PageFile(INDEX, await preview(request, found.body, pictures), level=1)
        return found.response(request, status)

    @get("/", include_in_schema=False, opt=FOR_STRANGERS)
    async def tell_start(request: Request) -> Response[bytes]:
        return await look_up(request)

    @get("/replay", include_in_schema=False, opt=FOR_STRANGERS)
    async def tell_replays(request: Request) -> Response[bytes]:
        # POST to this path belongs to the API; opening it in a browser shows the page.
        return await look_up(request)

    @get("/host", include_in_schema=False, opt=FOR_STRANGERS)
    async def tell_host(request: Request) -> Response[bytes]:
        # For everybody else there is nothing here; the page says so.
        if "text/html" not in request.headers.get("accept", "") and not is_host(request):
            raise NotFoundException
        return await look_up(request, 200 if is_host(request) else 404)

    @get("/{path:path}", include_in_schema=False, opt=FOR_STRANGERS)
    async def tell_page(request: Request, path: FromPath[str]) -> Response[bytes]:
        del path  # The path of the request is used, which "/" has as well.
        return await look_up(request)

    return [tell_start, tell_replays, tell_host, tell_page]
