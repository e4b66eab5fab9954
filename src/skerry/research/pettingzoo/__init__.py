"""Environments for PettingZoo: `skye_v1.env(players=4)`, `cats_v1.env(mode="family")`."""

from skerry.research.pettingzoo import cats_v1, skye_v1

__all__ = ["cats_v1", "skye_v1"]
