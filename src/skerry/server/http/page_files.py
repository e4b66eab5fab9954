"""The page: the files of the browser client, read once and answered from memory.

Files whose names hold a hash never change and may be kept for ever; all others are asked for
again each time. Any other path that a browser goes to is a place within the page itself.
"""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

from skerry.server.http.requests import Asked

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
_HASHED = re.compile(r"assets/.+-[\w-]{8,}\.\w+")
_PACKED = {"text/html", "text/css", "text/javascript", "image/svg+xml", "application/json"}
_PACKED |= {"application/manifest+json"}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = "The page was not built into this server. Build it with `make page`."

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class PageFile:
    """One file, plain and packed."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.packed = gzip.compress(body, 9, mtime=0) if self.kind in _PACKED else None
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.keep = FOR_EVER if _HASHED.fullmatch(name) else ASK_AGAIN

    def answer(self, asked: Asked) -> Response[bytes]:
        """The file as a browser asked for it."""
        headers = {"Cache-Control": self.keep, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if asked.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in asked.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = self.packed
        return Response(body, headers=headers, media_type=self.kind)


def read_page(folder: Path = FOLDER) -> dict[str, PageFile]:
    """All files of the page by their paths; none, where it was not built."""
    if not folder.is_dir():
        return {}
    return {
        name: PageFile(name, path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        for name in [path.relative_to(folder).as_posix()]
    }


def page_routes(files: dict[str, PageFile]) -> list[HTTPRouteHandler]:
    """The routes of everything that no other route is for."""

    def look_up(request: Asked) -> Response[bytes]:
        name = request.scope["path"].removeprefix("/") or INDEX
        found = files.get(name)
        is_place = "text/html" in request.headers.get("accept", "")
        if found is None and is_place and not name.startswith("assets/"):
            found = files.get(INDEX)
            if found is None:
                return Response(NOT_BUILT.encode(), status_code=404, media_type="text/plain")
        if found is None:
            raise NotFoundException
        return found.answer(request)

    @get("/", include_in_schema=False, sync_to_thread=False)
    def tell_start(request: Asked) -> Response[bytes]:
        return look_up(request)

    @get("/replay", include_in_schema=False, sync_to_thread=False)
    def tell_replays(request: Asked) -> Response[bytes]:
        # To send a file there is the API's; to go there in a browser is the page's.
        return look_up(request)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def tell_page(request: Asked, path: FromPath[str]) -> Response[bytes]:
        del path  # It is the same as the request's, which "/" has, too.
        return look_up(request)

    return [tell_start, tell_replays, tell_page]
