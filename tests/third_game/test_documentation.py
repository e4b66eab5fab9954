"""The page about adding a game is the third game, file by file."""

import re

from tests.third_game.installed import HOME

PAGE = HOME.parents[1] / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_page_has_every_file_as_it_is() -> None:
    shown = dict(FILE.findall(PAGE.read_text(encoding="utf-8")))
    package = [path for path in (HOME / "src").rglob("*.*") if path.suffix in {".py", ".js"}]
    files = {
        path.relative_to(HOME).as_posix(): path.read_text(encoding="utf-8")
        for path in (HOME / "pyproject.toml", *package)
    }
    assert shown.keys() == files.keys()
    for name, text in files.items():
        assert shown[name] == text, f"{name} is not what the page shows"
