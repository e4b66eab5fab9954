"""The files with which a game shows its own table, served below the path of the game."""

from functools import cache
from pathlib import Path

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

from skerry.core import registry
from skerry.server.http.requests import Request
from skerry.server.http.routes.page_files import PageFile, read_page


@get("/games/{game:str}/page/{path:path}", include_in_schema=False, sync_to_thread=True)
def tell_game_page(request: Request, game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of a game's folder; the browser asks each time whether it has changed."""
    folder = registry.find(game).page if game in registry.names() else None
    found = None if folder is None else _files(folder).get(str(path).removeprefix("/"))
    if found is None:
        raise NotFoundException
    return found.response(request)


@cache
def _files(folder: Path) -> dict[str, PageFile]:
    return read_page(folder)


ROUTES: list[HTTPRouteHandler] = [tell_game_page]
