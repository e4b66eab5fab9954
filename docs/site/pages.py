"""Pages of the documentation site that are made when it is built: the API, and the root's own."""

import re
from collections.abc import Iterable
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGES = ("core", "bots", "arena", "research", "client", "testing")
GAMES = ("skye", "cats")
OF_A_GAME = ("moves", "events", "view", "options", "game")
"""The modules of a game that programs use, wherever in the game they lie."""
FROM_ROOT = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made here."""
    for name in PACKAGES:
        package = SOURCE / "skerry" / name
        modules = package.rglob("*.py") if package.is_dir() else [package.with_suffix(".py")]
        files.append(_api_page(config, name, modules))
    for game in GAMES:
        found = (SOURCE / "skerry").glob(f"**/{game}/**/*.py")
        files.append(_api_page(config, game, (path for path in found if path.stem in OF_A_GAME)))
    for name, shown in FROM_ROOT.items():
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        for other, page in FROM_ROOT.items():
            text = text.replace(f"]({other}", f"]({page}")
        files.append(File.generated(config, shown, content=text))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links out of this folder lead to a page of the site, or become plain text."""
    del page, config, files
    for name, shown in FROM_ROOT.items():
        markdown = re.sub(rf"\]\(\.\./((?:\.\./)*){re.escape(name)}", rf"](\1{shown}", markdown)
    return re.sub(r"\[([^\]]*)\]\((?:\.\./)+src/[^)]*\)", r"\1", markdown)


def _api_page(config: MkDocsConfig, name: str, modules: Iterable[Path]) -> File:
    paths = sorted(path for path in modules if path.stem != "__init__")
    names = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in paths]
    text = "\n\n".join([f"# {name}", *(f"::: {module}" for module in names)])
    return File.generated(config, f"api/{name}.md", content=text)
