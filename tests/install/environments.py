"""Clean environments with the package installed from a wheel."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TIMEOUT_S = 600.0


def run(*words: str | Path, cwd: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command outside the repository and this Python environment."""
    return subprocess.run(  # noqa: S603 - our own commands
        [str(word) for word in words],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )


def build_wheel(folder: Path) -> Path:
    """Build a wheel of this repository."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    done = run(*pip, "--wheel-dir", folder, ROOT, cwd=folder)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("skerry-*.whl")
    return wheel


class Environment:
    """A new virtual environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "env" / "bin"
        done = run(sys.executable, "-m", "venv", folder / "env", cwd=folder)
        assert done.returncode == 0, done.stderr

    def install(self, requirement: str) -> None:
        """Install with pip, in the locked versions."""
        lock = (ROOT / "requirements.txt").read_text(encoding="utf-8")
        versions = self.folder / "versions.txt"
        versions.write_text("\n".join(re.findall(r"^[\w.-]+==[^ ;]+", lock, re.MULTILINE)))
        done = self.run("pip", "install", "--quiet", "--constraint", versions, requirement)
        assert done.returncode == 0, done.stderr

    def run(
        self, command: str, *words: str | Path, stdin: str = ""
    ) -> subprocess.CompletedProcess[str]:
        """Run a command of the environment."""
        return run(self.bin / command, *words, cwd=self.folder, stdin=stdin)

    def packages(self) -> set[str]:
        """The names of the installed packages, except pip and setuptools."""
        listed = self.run("pip", "list", "--format", "freeze").stdout
        names = set(re.findall(r"^([\w.-]+)(?:==| @)", listed, re.MULTILINE))
        return {name.lower().replace("_", "-") for name in names} - {"pip", "setuptools"}
