"""Settings: the defaults work, bad values are refused, and workers receive all of them."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from skerry.server.ops.settings import (
    Limits,
    Notices,
    Policy,
    Settings,
    Smtp,
    from_environment,
    to_environment,
)


def test_settings_come_through_an_environment_unchanged() -> None:
    settings = Settings(
        Path("/var/lib/skérry data"),
        host="::",
        port=9000,
        database="postgresql://ann:p%40ss@db/skerry",
        bus="redis://localhost",
        workers=4,
        origins=("https://one.example", "https://two.example"),
        trusted_proxies=("10.0.0.0/8",),
        secure=True,
        invite_only=True,
        metrics_token="open sesame",  # noqa: S106 - not a real one
        bot_processes=3,
        bot_deadline=2.5,
        grace=30.0,
        log_level="debug",
        log_json=False,
        limits=Limits(requests=(1, 0.5), body=1000),
        policy=Policy(finished=timedelta(days=1), guest=timedelta(hours=1, milliseconds=5)),
        public_url="https://skerry.example",
        notices=Notices("mailto:a@b.example", True, Smtp("mail", "a@b.example"), 3.5),
    )
    environment = to_environment(settings)
    assert all(isinstance(value, str) and "\0" not in value for value in environment.values())
    assert from_environment(environment) == settings


def test_the_defaults_come_through_as_well() -> None:
    assert from_environment(to_environment(Settings(Path("data")))) == Settings(Path("data"))


def test_an_environment_without_settings_says_so() -> None:
    with pytest.raises(ValueError, match="skerry serve"):
        from_environment({})


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"database": "mysql://db/skerry"}, "mysql is not supported"),
        ({"database": "skerry.db"}, "not a URL of a database"),
        ({"workers": 0}, "--workers"),
        ({"workers": 2}, "--bus"),
    ],
)
def test_settings_that_cannot_work_are_refused(
    given: dict[str, object], complaint: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=complaint):
        Settings(tmp_path, **given).check()  # type: ignore[arg-type] # each fits its field


def test_the_data_directory_is_made(tmp_path: Path) -> None:
    Settings(tmp_path / "new" / "data").check()
    assert (tmp_path / "new" / "data").is_dir()


MAIL = Smtp("mail.example", "skerry@skerry.example")
USER: dict[str, Any] = {"user": "ann", "password": "secret"}


@pytest.mark.parametrize(
    ("chosen", "flag"),
    [
        ({"notices": Notices(push="ann")}, "--push"),
        ({"notices": Notices(push="http://skerry.example")}, "--push"),
        ({"notices": Notices(smtp=Smtp("mail.example", "ann"))}, "--smtp-from"),
        ({"notices": Notices(smtp=replace(MAIL, user="ann"))}, "--smtp-user"),
        (
            {"notices": Notices(smtp=replace(MAIL, tls="none", **USER))},
            "--smtp-tls",
        ),
        ({"notices": Notices(smtp=MAIL)}, "--public-url"),
        ({"notices": Notices(webhooks=True)}, "--public-url"),
        ({"public_url": "skerry.example"}, "--public-url"),
        ({"public_url": "https://skerry.example/path"}, "--public-url"),
    ],
)
def test_bad_settings_of_notices_are_refused(
    tmp_path: Path, chosen: dict[str, Any], flag: str
) -> None:
    with pytest.raises(ValueError, match=flag):
        Settings(tmp_path, **chosen).check()


def test_good_settings_of_notices_are_accepted(tmp_path: Path) -> None:
    for push in ("mailto:ann@skerry.example", "https://skerry.example/contact"):
        notices = Notices(push, True, replace(MAIL, **USER))
        Settings(tmp_path, notices=notices, public_url="https://skerry.example:8443").check()
