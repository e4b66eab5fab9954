"""Where the parts come from: locks with hashes, no install scripts, images, bill of materials."""

import json
import re
import runpy
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
SBOM = runpy.run_path(str(ROOT / "tools/sbom.py"))
Json = dict[str, Any]


def commands(program: str) -> list[str]:
    """All commands of the Containerfile that run a program."""
    runs = re.findall(r"^RUN (.*)$", CONTAINERFILE, re.MULTILINE)
    parts = [part.strip() for run in runs for part in run.split("&&")]
    return [part for part in parts if re.match(rf"([\w/.]+/)?{program} ", part)]


def test_packages_of_the_page_run_no_scripts_when_they_are_installed() -> None:
    workflows = sorted((ROOT / ".github/workflows").glob("*.yml"))
    for path in [ROOT / "Makefile", ROOT / "Containerfile", ROOT / "hatch_build.py", *workflows]:
        text = path.read_text(encoding="utf-8").replace('", "', " ")
        for line in re.findall(r"^.*npm\S* ,?\s*\"?(?:ci|install)\b.*$", text, re.MULTILINE):
            assert "--ignore-scripts" in line or "apt-get" in line or "Install" in line, line
    assert "ignore-scripts=true" in (ROOT / "web/.npmrc").read_text().splitlines()
    assert "--ignore-scripts" in (ROOT / "Makefile").read_text()
    assert "--ignore-scripts" in (ROOT / "hatch_build.py").read_text()


def test_the_container_installs_only_what_the_lock_has_hashes_of() -> None:
    installs = [line for line in commands("pip") if " uninstall " not in line]
    assert len(installs) == 4
    for line in installs:
        assert "--no-index" in line or "--require-hashes" in line, line
    (download,) = [line for line in installs if "--require-hashes" in line]
    assert "--only-binary :all:" in download, "nothing from outside is built, so none of it runs"


def test_base_images_can_be_named_by_digest() -> None:
    images = dict(re.findall(r"^ARG (\w+_IMAGE)=(\S+)$", CONTAINERFILE, re.MULTILINE))
    used = re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)
    assert {name.strip("${}") for name in used} == set(images)
    assert all(name.startswith("docker.io/library/") for name in images.values())
    hosting = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert all(f"--build-arg {name}=" in hosting for name in images)


def test_the_container_gets_the_files_that_it_copies() -> None:
    rules = (ROOT / ".containerignore").read_text().split()
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINERFILE, re.MULTILINE)
    for name in " ".join(copied).split():
        # The last rule that matches a file or one of its folders decides.
        parents = [name, *map(str, Path(name).parents)]
        verdicts = [
            rule.startswith("!")
            for rule in rules
            if any(fnmatch(one, rule.removeprefix("!")) for one in parents)
        ]
        assert verdicts[-1], name
        assert (ROOT / name).exists(), name


def test_the_lock_of_the_page_has_hashes_and_no_registry() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    for place, package in lock["packages"].items():
        assert "resolved" not in package, place
        assert not place or package["integrity"].startswith("sha512-"), place


@pytest.fixture(scope="module")
def bill() -> Json:
    made: Json = SBOM["bill_of_materials"]()
    return made


def test_the_bill_has_what_cyclonedx_requires(bill: Json) -> None:
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    lengths = {"SHA-256": 64, "SHA-512": 128}
    refs = [bill["metadata"]["component"]["bom-ref"]]
    for component in bill["components"]:
        assert component["type"] == "library"
        assert component["name"]
        assert component["version"]
        assert component["purl"].endswith(f"@{component['version']}")
        assert component["hashes"]
        for hash in component["hashes"]:
            assert re.fullmatch("[0-9a-f]+", hash["content"])
            assert len(hash["content"]) == lengths[hash["alg"]]
        refs.append(component["bom-ref"])
    assert len(refs) == len(set(refs))
    for dependency in bill["dependencies"]:
        assert {dependency["ref"], *dependency["dependsOn"]} <= set(refs)


def test_the_bill_lists_the_locks(bill: Json) -> None:
    lock = (ROOT / "requirements.txt").read_text()
    wanted = {
        f"pkg:pypi/{one.name}@{next(iter(one.specifier)).version}"
        for one in map(Requirement, re.findall(r"^([\w.-]+==[^ ]+)", lock, re.MULTILINE))
    }
    found = {component["purl"] for component in bill["components"]}
    assert {purl for purl in found if purl.startswith("pkg:pypi/")} == wanted
    page = json.loads((ROOT / "web/package.json").read_text())
    for name, version in page["dependencies"].items():
        assert f"pkg:npm/{name.replace('@', '%40')}@{version}" in found
    for name, version in page["devDependencies"].items():
        assert f"pkg:npm/{name.replace('@', '%40')}@{version}" not in found
    hashes = {hash["content"] for one in bill["components"] for hash in one["hashes"]}
    assert set(re.findall("sha256:([0-9a-f]{64})", lock)) <= hashes


def test_the_bill_is_the_same_each_time(bill: Json) -> None:
    assert SBOM["bill_of_materials"]() == bill
