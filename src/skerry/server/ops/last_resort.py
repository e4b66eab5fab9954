"""The end of a process that does not end by itself."""

import logging
import os
import threading
import time

LOG = logging.getLogger("skerry.server.ops.last_resort")


def exit_within(seconds: float) -> None:
    """End this process after some seconds, whatever it still waits for.

    That loses nothing: what was acknowledged is on disk.
    """
    threading.Thread(target=_exit_after, args=(seconds,), daemon=True).start()


def _exit_after(seconds: float) -> None:
    time.sleep(seconds)
    LOG.warning("the server did not stop in time, so it is ended")
    os._exit(0)
