"""The build hook: compiles the hot modules with mypyc, and builds the page of the server.

Without a C compiler nothing is lost but speed: the same files run uncompiled. Without npm there
is no page; SKERRY_SKIP_WEB=1 says that none is wanted.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
PAGE = SOURCE / "skerry" / "server" / "page"
# Compiled are the modules that these name; nothing else.
HOT = [
    "skerry/core/compiled/*",
    "skerry/games/*/rules/*",
    "skerry/games/*/bots/compiled/*",
    "skerry/games/*/environment/*",
    # What a server does for every move.
    "skerry/core/match",
    "skerry/games/*/game/codec",
    "skerry/games/*/game/game",
    "skerry/games/*/game/refusal",
    "skerry/games/*/game/scorecard",
    "skerry/games/*/game/view_json",
    "skerry/table/decisions",
    "skerry/table/recent_ids",
    "skerry/table/refolding",
    "skerry/table/steps",
    "skerry/table/table",
    "skerry/table/table_clocks",
    "skerry/table/updates",
]
# Not compiled, but read by modules that are.
READ_BY_HOT = "skerry/games/*/pieces"
GROUP = "skerry"
LIBRARY = ".pyd" if sys.platform == "win32" else ".so"

# Runs in a process of its own: mypyc reads the working directory and sys.argv.
COMPILE = f"""
import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

extensions = mypycify(
    ["--cache-dir=../build/mypy", *sys.argv[1:]],
    opt_level="3",
    group_name={GROUP!r},
    target_dir="../build/mypyc",
)
# A vector that comes from the interpreter, as an argument or for an attribute, is only borrowed.
# mypyc 2.4.1 takes a reference to it and never gives it back: memory would grow by every one.
BORROWED = re.compile(
    r"(?P<to>arg_\\w+|tmp) = Vec(?P<kind>\\w+)Api\\.unbox\\(\\w+\\);\\s*"
    r"if \\(VEC_IS_ERROR\\((?P=to)\\)\\) {{[^}}]*}}"
)
for source in Path("../build/mypyc").glob("*.c"):
    text = source.read_text()
    kept = BORROWED.sub(
        lambda found: f"{{found[0]}}\\nVEC_{{found['kind'].upper()}}_DECREF({{found['to']}});", text
    )
    source.write_text(kept)
for extension in extensions:
    if sys.platform != "win32":
        # The functions of the group may then be inlined into each other, and tables are read
        # without a detour.
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
        # Speed then does not depend on where a function happens to lie.
        extension.extra_compile_args += ["-falign-functions=64", "-falign-loops=64"]
command = Distribution({{"name": "skerry", "ext_modules": extensions}}).get_command_obj("build_ext")
command.build_temp = "../build/temp"
command.build_lib = "."
command.ensure_finalized()
command.run()
"""


class CompileHook(BuildHookInterface[Any]):
    """Compiles before a wheel is made; an editable install gets its modules in `src`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tell the wheel what to carry."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        build_page(root)
        if not compile_hot(root) or version == "editable":
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for shared in (root / SOURCE).glob(f"{GROUP}__mypyc.*"):
            build_data["force_include"][str(shared)] = shared.name


def build_page(root: Path) -> None:
    """Build the page where its sources are at hand and it is older than they are."""
    web, page = root / "web", root / PAGE
    if os.environ.get("SKERRY_SKIP_WEB") or not web.is_dir():
        return
    built = page / "index.html"
    sources = [path for path in web.rglob("*") if path.is_file() and not _is_made(path, web)]
    if built.exists() and all(path.stat().st_mtime <= built.stat().st_mtime for path in sources):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(
            "The page of the server is built with npm, which is not here.\n"
            "Install node 20.19 or newer with npm (https://nodejs.org; Debian 13 has it),\n"
            "or set SKERRY_SKIP_WEB=1 to build without the page."
        )
    if not (web / "node_modules").is_dir():
        # Packages run none of their own code while they are installed.
        install = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=web, check=True)  # noqa: S603
    out = ["--outDir", str(page), "--emptyOutDir"]
    # Both are our own words, and npm is where the system says.
    subprocess.run([npm, "run", "build", "--", *out], cwd=web, check=True)  # noqa: S603


def _is_made(path: Path, web: Path) -> bool:
    """Was this made by the tools themselves?"""
    return path.relative_to(web).parts[0] in {"node_modules", "dist"}


def compile_hot(root: Path) -> bool:
    """Compile what is out of date; False if this machine cannot, and then nothing is left over."""
    source = root / SOURCE
    if os.environ.get("SKERRY_PURE"):
        reason = "SKERRY_PURE is set"
    elif not has_compiler():
        reason = "there is no C compiler"
    elif is_current(source):
        return True
    else:
        remove_compiled(source)
        done = subprocess.run(  # noqa: S603 - our own words, our own interpreter
            [sys.executable, "-c", COMPILE, *hot_modules(source)],
            cwd=source,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            return True
        reason = "mypyc failed:\n" + "\n".join((done.stdout + done.stderr).splitlines()[-20:])
    remove_compiled(source)
    print(f"skerry: not compiled, it will run as plain Python: {reason}", file=sys.stderr)
    return False


def has_compiler() -> bool:
    """Is there a C compiler, the one named by CC or a usual one?"""
    if sys.platform == "win32":
        return True  # setuptools looks for Microsoft's; without it the compilation fails
    named = os.environ.get("CC")
    return any(shutil.which(name) for name in ([named.split()[0]] if named else ["cc", "gcc"]))


def hot_modules(source: Path) -> list[str]:
    """The modules to compile, relative to the sources; a package's docstring stays as it is."""
    found = (path for place in HOT for path in source.glob(f"{place}.py"))
    return sorted(str(path.relative_to(source)) for path in found if path.name != "__init__.py")


def compiled_files(source: Path) -> list[Path]:
    """All that the compiler puts beside the sources."""
    found = [path for place in HOT for path in source.glob(f"{place}.*{LIBRARY}")]
    return [*found, *source.glob(f"{GROUP}__mypyc.*{LIBRARY}")]


def is_ours(path: Path) -> bool:
    """Was a module compiled for the Python that runs now?"""
    return path.name.endswith(str(sysconfig.get_config_var("EXT_SUFFIX")))


def is_current(source: Path) -> bool:
    """Are there compiled modules of this Python, all newer than every source?"""
    files = [path for path in compiled_files(source) if is_ours(path)]
    hot = hot_modules(source)
    if len(files) != len(hot) + 1:
        return False
    sources = [*(source / path for path in hot), *source.glob(f"{READ_BY_HOT}/*.py")]
    newest = max(path.stat().st_mtime for path in [*sources, Path(__file__)])
    return min(path.stat().st_mtime for path in files) > newest


def remove_compiled(source: Path) -> None:
    """A stale module would hide its source, so that none may stay."""
    for path in compiled_files(source):
        path.unlink()
