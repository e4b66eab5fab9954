"""Logs contain what helps and no secrets."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from skerry.server.ops import log_setup
from skerry.server.ops.settings import Settings
from skerry.server.store.ids import new_token

TOKEN = "PqCQFdwk-pUrbF1EQ_o2Ky7xleCKoj4VAHFQYOw43AE"  # noqa: S105 - of the form of a real one
SEED = "5eed" * 16
CODE = "bcdf2345"
PASSWORD = "correct horse"  # noqa: S105 - it is what must not be told


@pytest.fixture
def said() -> Iterator[io.StringIO]:
    """The log as JSON; loggers are restored afterwards."""
    names = (None, "uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic", "httpx")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.level, logger.propagate, list(logger.handlers)) for logger in loggers]
    stream = io.StringIO()
    log_setup.configure(Settings(Path("data"), log_level="info"), stream)
    yield stream
    for logger, (level, propagate, outputs) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.propagate = propagate
        logger.handlers[:] = outputs


LOG = logging.getLogger("skerry.server.test")


def lines(said: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in said.getvalue().splitlines()]


def test_a_line_is_an_object_with_what_was_logged(said: io.StringIO) -> None:
    LOG.info("%s moved", "Ann", extra={"table": "t1", "seat": 2, "fast": True, "note": None})
    (line,) = lines(said)
    assert line.pop("time", "").endswith("Z")  # type: ignore[attr-defined] # it is a text
    assert line == {
        "level": "info",
        "logger": "skerry.server.test",
        "message": "Ann moved",
        "table": "t1",
        "seat": 2,
        "fast": True,
        "note": None,
    }


def test_lines_of_one_request_carry_its_id(said: io.StringIO) -> None:
    token = log_setup.REQUEST.set("abc")
    LOG.info("one")
    log_setup.REQUEST.reset(token)
    LOG.info("two")
    assert [line.get("request") for line in lines(said)] == ["abc", None]


def test_several_lines_stay_one_line(said: io.StringIO) -> None:
    LOG.info('first\nsecond "quoted"\u2028')
    (line,) = lines(said)
    assert line["message"] == 'first\nsecond "quoted"\u2028'


@pytest.mark.parametrize(
    "name",
    ["token", "session_token", "cookie", "Cookies", "password", "seed", "code", "codes", "invite"],
)
def test_fields_with_secret_names_are_hidden(name: str, said: io.StringIO) -> None:
    LOG.info("something", extra={name: "xyzzy"})
    assert "xyzzy" not in said.getvalue()
    assert lines(said)[0][name] == log_setup.REDACTED


@pytest.mark.parametrize(
    "message",
    [
        f"Cookie: skerry_session={TOKEN}; theme=dark",
        f"set-cookie: skerry_session={TOKEN}; HttpOnly",
        f"Authorization: Bearer {TOKEN}",
        f"authorization=Bearer {TOKEN}",
        f"somebody sent {TOKEN} to us",
        f"headers: {{'cookie': 'skerry_session={TOKEN}'}}",
        f'{{"token": "{TOKEN}", "name": "Ann"}}',
        f'{{"name": "Ann", "password": "{PASSWORD}"}}',
        f"SignIn(name='Ann', password='{PASSWORD}')",
        f"POST /join/{CODE} 200",
        f'"GET /join/{CODE}?x=1"',
        f"code={CODE}",
        f"join_code: {CODE}, table t1",
        f"Recover(code='{CODE}')",
        f"GET /live?token={TOKEN}",
        f"/tables?after={CODE}",
        f"seed {SEED}",
        f"seed={SEED}",
        f"postgresql://skerry:{CODE}@db/skerry failed",
        f"redis://:{CODE}@localhost:6379/0 failed",
    ],
)
def test_messages_with_secrets_lose_them(message: str, said: io.StringIO) -> None:
    LOG.info(message)
    LOG.info("%s", message)
    LOG.info("it was", extra={"detail": message})
    assert len(lines(said)) == 3
    for secret in (TOKEN, SEED, CODE, PASSWORD):
        assert secret not in said.getvalue()


@pytest.mark.parametrize(
    "message",
    [
        "Ann moved at table bcdfghjkmnpqrstv",
        "a bot was overdue after 10.0 s: greedy",
        "PUT /tables/{table}: it's 12:30, isn't it?",
        "decoded 5 moves, 3 sessions are open",
    ],
)
def test_other_messages_stay_as_they_are(message: str) -> None:
    assert log_setup.redact(message) == message


def test_real_tokens_are_recognised() -> None:
    assert all(
        log_setup.redact(f"it was {new_token()}.") == f"it was {log_setup.REDACTED}."
        for _ in range(1000)
    )


def test_tracebacks_are_logged_without_secrets(said: io.StringIO) -> None:
    def fails() -> None:
        raise RuntimeError(f"Bearer {TOKEN}")

    try:
        fails()
    except RuntimeError:
        LOG.exception("it failed")
    (line,) = lines(said)
    assert "in fails" in str(line["error"])
    assert TOKEN not in said.getvalue()


def test_failed_statements_keep_their_parameters_to_themselves(said: io.StringIO) -> None:
    engine = create_engine("sqlite://")
    try:
        with engine.connect() as connection:
            connection.execute(text("insert into nowhere values (:x)"), {"x": TOKEN})
    except SQLAlchemyError as error:
        LOG.warning("a write failed: %s", error)
        LOG.warning("a write failed", exc_info=True)
    finally:
        engine.dispose()
    assert "nowhere" in said.getvalue()
    assert "[parameters: [hidden]]" in said.getvalue()
    assert TOKEN not in said.getvalue()


def test_messages_of_libraries_have_the_same_format(said: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("a warning")
    logging.getLogger("litestar").error("an error")
    # These two would log full addresses.
    logging.getLogger("uvicorn.error").info('"WebSocket /live?x=y" [accepted]')
    logging.getLogger("uvicorn.access").info("GET /?x=y")
    assert [line["message"] for line in lines(said)] == ["a warning", "an error"]


def test_the_level_is_kept(said: io.StringIO) -> None:
    log_setup.configure(Settings(Path("data"), log_level="error"), said)
    LOG.warning("no")
    LOG.error("yes")
    assert [line["message"] for line in lines(said)] == ["yes"]


def test_a_terminal_gets_plain_lines(said: io.StringIO) -> None:
    log_setup.configure(Settings(Path("data"), log_json=False), said)
    LOG.info("started", extra={"port": 8000, "token": TOKEN})
    assert said.getvalue()[8:] == f" info started port=8000 token={log_setup.REDACTED}\n"


HOSTILE = "Ann\x1b]0;owned\x07\x9b2J\x7f\u202e\u2028\n12:00:00 info forged\r\U000e0041"


def test_json_lines_contain_no_control_characters(said: io.StringIO) -> None:
    try:
        raise ValueError(HOSTILE)
    except ValueError:
        LOG.exception("%s moved", HOSTILE, extra={"bot": HOSTILE})
    (line,) = lines(said)
    assert line["message"] == f"{HOSTILE} moved"
    assert line["bot"] == HOSTILE
    written = said.getvalue()
    assert written.endswith("\n")
    assert written[:-1].isprintable()


def test_plain_lines_contain_no_control_characters(said: io.StringIO) -> None:
    log_setup.configure(Settings(Path("data"), log_json=False), said)
    try:
        raise ValueError(HOSTILE)
    except ValueError:
        LOG.exception("%s moved", HOSTILE, extra={"bot": HOSTILE})
    first, *traceback = said.getvalue().removesuffix("\n").split("\n")
    assert all(line.isprintable() for line in (first, *traceback))
    assert "\\x1b]0;owned\\x07" in first
    assert "\\n12:00:00 info forged" in first
    # Nobody can forge a record in the text of an error.
    assert traceback
    assert all(line.startswith("  ") for line in traceback)
