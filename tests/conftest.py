"""What holds for all tests: what they start can be interrupted, however they were started.

A shell lets what it runs in the background ignore Ctrl-C, and every child inherits that.
"""

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
