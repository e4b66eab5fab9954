"""The rules of the house at the door: banned addresses, and news from the host.

Each response of a server with an announcement names its id, so that any page that asks for
anything learns that there is one.
"""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skerry.server.host.house import House
from skerry.server.http.addresses import client_address
from skerry.server.http.limits import refuse

BANNED = "The host of this server has banned your address."
HEADER = b"x-skerry-announcement"


class HouseMiddleware:
    """Refuses banned addresses, by HTTP and by socket."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond with 403, or pass the connection on."""
        if not self._house.bans.covers(client_address(scope)):
            await self._app(scope, receive, self._telling(scope, send))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "banned"})
        else:
            await refuse(send, 403, BANNED)

    def _telling(self, scope: Scope, send: Send) -> Send:
        id = self._house.announcement.id
        if not id or scope["type"] != ScopeType.HTTP:
            return send

        async def send_with_news(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER, id.encode())]
            await send(message)

        return send_with_news
