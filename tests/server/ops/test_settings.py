"""Settings: the defaults work, bad values are refused, and workers receive all of them."""

from datetime import timedelta
from pathlib import Path

import pytest

from skerry.server.ops.settings import Limits, Policy, Settings, from_environment, to_environment


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
