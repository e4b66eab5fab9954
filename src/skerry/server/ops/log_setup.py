"""The output of all logs: one JSON object or one line of text a record, without secrets.

Secrets are kept out twice: no code logs them, and what looks like one is removed, by its name (a
field called `token`) or by its form (what follows `Bearer`).
"""

import json
import logging
import re
import sys
import time
import traceback
from contextvars import ContextVar
from typing import TextIO

import msgspec

from skerry.core.text.safe_text import escaped
from skerry.server.ops.settings import Settings

REDACTED = "[hidden]"
REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the current request, so that its log lines can be found."""

SECRET_WORDS = (
    *("authorization", "code", "cookie", "credential", "hash", "invite", "password"),
    *("recovery", "secret", "seed", "session", "token"),
)
_NAME = rf"(?:[a-z0-9]+_)*(?:{'|'.join(SECRET_WORDS)})s?(?:_[a-z0-9]+)*"
_SECRET_NAME = re.compile(_NAME, re.IGNORECASE)
_SECRETS = [
    # Headers and fields: the name stays, the value goes.
    (re.compile(r"(?i)\b((?:set-)?cookie\s*[:=]\s*).+"), rf"\1{REDACTED}"),
    (re.compile(r"(?i)\b(bearer|basic)\s+[\w.~+/=-]+"), rf"\1 {REDACTED}"),
    (
        re.compile(
            rf"""(?i)(["']?\b{_NAME}["']?\s*[:=]\s*)"""
            r"""(?!bearer|basic)(?:"[^"]*"|'[^']*'|[^\s,;&)\]}]+)"""
        ),
        rf"\1{REDACTED}",
    ),
    # The path of an invitation, the password in a URL, and the query of a URL.
    (re.compile(r"(?i)(/join/)[^\s/?\"']+"), rf"\1{REDACTED}"),
    (re.compile(r"(\w://[^\s:/@]*):[^\s/]*@"), rf"\1:{REDACTED}@"),
    (re.compile(r"(/[^\s?\"']*\?)[^\s\"']+"), rf"\1{REDACTED}"),
    # What SQLAlchemy says about a failed statement.
    (re.compile(r"(?s)\[parameters: .*?\](?=\n|$)"), f"[parameters: {REDACTED}]"),
    # Anything as long as a token, a seed or a hash.
    (re.compile(r"(?<![\w-])(?:[0-9a-fA-F]{64}|[\w-]{43})(?![\w-])"), REDACTED),
]
_NOT_PLAIN = re.compile(r"[^ -~]")
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
# Their lines repeat ours, or contain whole URLs.
QUIET = {"uvicorn.error": logging.WARNING, "alembic": logging.WARNING, "httpx": logging.WARNING}


def redact(text: str) -> str:
    """The text without what looks like a secret.

    >>> redact("Authorization: Bearer abc.def")
    'Authorization: Bearer [hidden]'
    >>> redact("GET /tables?after=17 failed")
    'GET /tables?[hidden] failed'
    """
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


def is_secret(name: str) -> bool:
    """Whether a field of this name contains a secret.

    >>> is_secret("session_token"), is_secret("seat")
    (True, False)
    """
    return _SECRET_NAME.fullmatch(name) is not None


def extras(record: logging.LogRecord) -> dict[str, object]:
    """The extra fields of a record, such as the table and the seat."""
    found: dict[str, object] = {}
    request = REQUEST.get()
    if request is not None:
        found["request"] = request
    for name, value in vars(record).items():
        if name in _USUAL or name.startswith("_") or name == "color_message":
            continue
        plain = value if isinstance(value, int | float | bool | None) else redact(str(value))
        found[name] = REDACTED if is_secret(name) else plain
    return found


def _in_json(found: re.Match[str]) -> str:
    character = found[0]
    if escaped(character) == character:
        return character
    # Beyond 16 bits JSON writes two surrogates.
    return json.dumps(character)[1:-1]


def _trouble(record: logging.LogRecord) -> str | None:
    """The traceback that comes with a record."""
    if record.exc_info and record.exc_info[0] is not None:
        return redact("".join(traceback.format_exception(*record.exc_info)).rstrip())
    return None


def _when(record: logging.LogRecord) -> str:
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{seconds}.{int(record.msecs):03d}Z"


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, object] = {
            "time": _when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact(record.getMessage()),
            **extras(record),
        }
        trouble = _trouble(record)
        if trouble is not None:
            line["error"] = trouble
        # JSON itself escapes only the first 32 characters; terminals obey others too.
        return _NOT_PLAIN.sub(_in_json, msgspec.json.encode(line).decode())


class PlainLines(logging.Formatter):
    """One line of text, for a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        more = " ".join(f"{name}={value}" for name, value in extras(record).items())
        words = [_when(record)[11:19], record.levelname.lower(), redact(record.getMessage()), more]
        line = escaped(" ".join(word for word in words if word))
        # The lines of a traceback are indented, so that none of them looks like another record.
        trouble = (_trouble(record) or "").splitlines()
        return "\n".join([line, *(f"  {escaped(part)}" for part in trouble)])


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Send all logs of this process to stderr, as the settings say."""
    output = logging.StreamHandler(stream or sys.stderr)
    output.setFormatter(JsonLines() if settings.log_json else PlainLines())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(output)
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic", "httpx"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(level, QUIET.get(name, logging.NOTSET)))
    # The middleware logs each request.
    logging.getLogger("uvicorn.access").propagate = False
