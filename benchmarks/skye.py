"""Measures the speed of Isle of Skye: `python benchmarks/skye.py`."""

from skerry.arena.bench import bench, report
from skerry.core.registry import find

if __name__ == "__main__":
    plugin = find("skye")
    print(report(plugin, bench(plugin, 6.0)))
