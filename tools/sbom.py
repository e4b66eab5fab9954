"""Writes a software bill of materials (CycloneDX 1.6, JSON) from the locks: `make sbom`.

It lists the Python packages of requirements.txt and the npm packages that the page contains. The
same locks give the same bytes: it has no time stamp, and its number is a hash of its content.
"""

import base64
import json
import re
import sys
import tomllib
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
Json = dict[str, Any]

_LOCKED = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[^ ;\\]+)(?: ; (?P<marker>.*?))? \\\n"
    r"(?P<hashes>(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n?)+)",
    re.MULTILINE,
)


def python_packages(lock: str) -> list[Json]:
    """The components of a lock with hashes; a package has one hash for each of its files."""
    return [
        {
            **_component(f"pkg:pypi/{found['name']}@{found['version']}", found["name"], found),
            "hashes": [
                {"alg": "SHA-256", "content": digest}
                for digest in re.findall("sha256:([0-9a-f]{64})", found["hashes"])
            ],
            **_property("skerry:environment-marker", found["marker"]),
        }
        for found in _LOCKED.finditer(lock)
    ]


def npm_packages(lock: Json) -> list[Json]:
    """The components of a package-lock.json that are not only for developers."""
    found = []
    for place, package in lock["packages"].items():
        if not place or package.get("dev") or package.get("devOptional"):
            continue
        name = place.rpartition("node_modules/")[2]
        kind, _, digest = package["integrity"].partition("-")
        found.append(
            {
                **_component(f"pkg:npm/{quote(name)}@{package['version']}", name, package),
                "hashes": [
                    {
                        "alg": {"sha512": "SHA-512"}[kind],
                        "content": base64.b64decode(digest).hex(),
                    }
                ],
                "licenses": [{"expression": package["license"]}],
            }
        )
    return found


def _component(purl: str, name: str, given: Any) -> Json:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": given["version"],
        "purl": purl,
    }


def _property(name: str, value: str | None) -> Json:
    return {} if value is None else {"properties": [{"name": name, "value": value}]}


def bill_of_materials(root: Path = ROOT) -> Json:
    """The whole bill."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (root / "src/skerry/__init__.py").read_text(encoding="utf-8")
    named = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert named is not None, "the package names its version"
    program = {
        **_component(f"pkg:pypi/skerry@{named[1]}", "skerry", {"version": named[1]}),
        "type": "application",
        "description": project["description"],
        "licenses": [{"expression": project["license"]}],
    }
    page = json.loads((root / "web/package-lock.json").read_text(encoding="utf-8"))
    components = sorted(
        [
            *python_packages((root / "requirements.txt").read_text(encoding="utf-8")),
            *npm_packages(page),
        ],
        key=lambda component: str(component["bom-ref"]),
    )
    bill: Json = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": program},
        "components": components,
        # Which package needs which is not in the locks; that the program needs all of them is.
        "dependencies": [
            {
                "ref": program["bom-ref"],
                "dependsOn": [component["bom-ref"] for component in components],
            }
        ],
    }
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(bill, sort_keys=True))
    return {**bill, "serialNumber": f"urn:uuid:{number}"}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(bill_of_materials(), indent=2) + "\n")
