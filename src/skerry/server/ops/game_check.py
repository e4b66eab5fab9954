"""Games with faults are left out when the server starts; the others are served."""

import logging

from skerry.core import registry
from skerry.testing import check_game

LOG = logging.getLogger("skerry.server.ops.game_check")


def leave_out_faulty_games() -> None:
    """Load every game, and let those of other packages play by the laws.

    A game that fails is not offered, and its tables are frozen until it is repaired.
    """
    for name in registry.names():
        try:
            plugin = registry.find(name)
            if not registry.is_ours(name):
                check_game(plugin)
        except registry.PluginError as error:
            registry.leave_out(name, str(error))
            LOG.error("the game %s is left out: %s", name, error)
