"""The house: the settings and bans that apply now in one worker; both change while it runs."""

from collections.abc import Callable, Iterable, Mapping

from skerry.protocol.host_forms import Announcement
from skerry.server.host.adjustable import adjusted, announcement_of
from skerry.server.host.bans import BannedNetworks
from skerry.server.ops.settings import Settings


class House:
    """What the host has decided, as this worker knows it."""

    def __init__(self, flags: Settings) -> None:
        self.flags = flags
        """The settings as the server was started with them."""
        self.settings = flags
        self.bans = BannedNetworks()
        self.announcement: Announcement = announcement_of(flags)
        self._subscribers: list[Callable[[Settings], None]] = []

    def subscribe(self, subscriber: Callable[[Settings], None]) -> None:
        """Call this with the settings whenever they change."""
        self._subscribers.append(subscriber)

    def adopt(self, stored: Mapping[str, str], banned: Iterable[str]) -> bool:
        """Take over what is stored: whether the settings changed."""
        self.bans = BannedNetworks(banned)
        settings = adjusted(self.flags, stored)
        if settings == self.settings:
            return False
        self.settings = settings
        self.announcement = announcement_of(settings)
        for subscriber in self._subscribers:
            subscriber(settings)
        return True
