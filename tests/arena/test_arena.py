"""`skerry arena`: paired games, tables, claims, and going on after a stop."""

import errno
import json
from io import FileIO
from pathlib import Path

import pytest
from tests.cli.conftest import RunHere

from skerry.arena import folder
from skerry.arena.claim import Claim
from skerry.arena.outcome import Outcome, play_game
from skerry.arena.pairing import ArenaPlan
from skerry.arena.ratings import elo, ratings
from skerry.arena.statistics import rows
from skerry.core.record import read_lines

CRASHES = "tests.arena.own_bots:Crashes"


def outcome(game: int, bots: tuple[str, ...], ranks: tuple[float, ...]) -> Outcome:
    shares = tuple(1.0 if rank == 1 else 0.0 for rank in ranks)
    scores = tuple(int(50 - 10 * rank) for rank in ranks)
    zeros = (0,) * len(bots)
    return Outcome(
        game, game // 2, bots, shares, ranks, scores, scores, zeros, zeros, ({},) * len(bots)
    )


def test_every_bot_sits_in_every_seat_of_a_draw() -> None:
    plan = ArenaPlan("skye", 4, ("expert", "greedy", "greedy", "greedy"), "1")
    assert len(plan.seatings) == 4
    assert {seating.index("expert") for seating in plan.seatings} == {0, 1, 2, 3}
    assert ArenaPlan("skye", 2, ("a",), "1").seatings == (("a", "a"),)
    assert len(ArenaPlan("skye", 3, ("a", "b", "c", "d"), "1").seatings) == 12
    assert ArenaPlan("cats", 1, ("a", "b"), "1").seatings == (("a",), ("b",))


def test_seatings_of_a_draw_have_equal_luck() -> None:
    plan = ArenaPlan("skye", 2, ("greedy", "random"), "5")
    first, second = (json.loads(play_game(plan, number).record or b"") for number in (0, 1))
    assert first["seats"] != second["seats"]
    # The goals and the first tiles are drawn before anybody has moved.
    assert first["events"][0] == second["events"][0]


def test_the_table_is_right() -> None:
    games = [
        outcome(0, ("a", "b"), (1, 2)),
        outcome(1, ("b", "a"), (2, 1)),
        outcome(2, ("a", "b"), (1, 2)),
        outcome(3, ("b", "a"), (1, 2)),
    ]
    one, other = rows(games, ["a", "b"])
    assert one.win_share.mean == 0.75
    assert other.win_share.mean == 0.25
    assert one.rank.mean == 1.25
    assert one.score is not None
    assert one.score.mean == 37.5
    rated = ratings(games, ["a", "b"])
    assert rated["a"].mean == -rated["b"].mean > 0


def test_ratings_follow_chains() -> None:
    found = elo({("a", "b"): 9, ("b", "a"): 1, ("b", "c"): 9, ("c", "b"): 1}, ["a", "b", "c"])
    assert found["a"] - found["c"] > found["a"] - found["b"] > 200


def test_claims() -> None:
    claim = Claim("a", 0.5, 0.6)
    even = [outcome(number, ("a", "b"), (1, 2) if number % 2 else (2, 1)) for number in range(400)]
    won = [outcome(number, ("a", "b"), (1, 2)) for number in range(400)]
    assert claim.decided(even[:10]) is None
    assert claim.decided(even) is False
    assert claim.decided(won[:100]) is True
    with pytest.raises(ValueError, match="two win shares"):
        Claim.read("0.6:0.5", "a")


def test_the_command(tmp_path: Path, run_here: RunHere) -> None:
    out = tmp_path / "arena"
    common = ("arena", "skye", "--bots", "greedy,random", "--jobs", "1", "--out", out, "--records")
    few = run_here(*common, "--games", "4")
    assert few.code == 0, few.err
    lines = (out / "games.jsonl").read_bytes().splitlines(keepends=True)
    # A line that was cut off is played again, and its record is written once.
    (out / "games.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:40])
    ran = run_here(*common, "--games", "8")
    assert ran.code == 0, ran.err
    assert "3 games of 8 are over already" in ran.err
    assert "8 games of skye with 2 players, 4 draws" in ran.out
    results = json.loads((out / "results.json").read_text())
    assert results["games"] == 8
    assert results["rows"][0]["bot"] == "greedy"
    assert results["rows"][0]["win_share"]["mean"] == 1.0
    assert (out / "results.md").read_text().count("|") > 20
    assert (out / "ratings.svg").read_text().startswith("<svg")
    assert len(list(read_lines(out / "records.jsonl"))) == 8
    assert run_here("check", out / "records.jsonl").code == 0
    other = run_here(*common, "--games", "8", "--seed", "9")
    assert other.code == 2
    assert "holds another arena: its seed is '0', not '9'" in other.err


def test_a_full_disk_loses_no_game(
    tmp_path: Path, run_here: RunHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "arena"
    command = ("arena", "skye", "--bots", "greedy,random", "--jobs", "1", "--out", out, "--records",
               "--games", "4")  # fmt: skip
    left = 20_000

    class NearlyFull(FileIO):
        """A file on a disk with little space, which first takes a part of what is written."""

        def write(self, data: bytes | memoryview, /) -> int:  # type: ignore[override] # narrower
            nonlocal left
            part = bytes(data)[:left]
            if not part:
                raise OSError(errno.ENOSPC, "No space left on device")
            left -= len(part)
            return super().write(part)

    with monkeypatch.context() as patched:
        patched.setattr(folder, "FileIO", NearlyFull)
        full = run_here(*command)
    assert full.code == 2
    assert "records.jsonl: No space left on device" in full.err
    ran = run_here(*command)
    assert ran.code == 0, ran.err
    assert "games of 4 are over already" in ran.err
    assert len(list(read_lines(out / "records.jsonl"))) == 4
    assert run_here("check", out / "records.jsonl").code == 0


def test_jobs_do_not_change_the_games(tmp_path: Path, run_here: RunHere) -> None:
    found = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs
        ran = run_here("arena", "cats", "--bots", "greedy,random", "--games", "4", "--jobs", jobs,
                       "--out", out)  # fmt: skip
        assert ran.code == 0, ran.err
        results = json.loads((out / "results.json").read_text())
        found.append([(row["bot"], row["score"], row["win_share"]) for row in results["rows"]])
    assert found[0] == found[1]


def test_a_bot_that_crashes_does_not_end_the_arena(tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("arena", "skye", "--bots", f"{CRASHES},random", "--games", "4", "--jobs", "1",
                   "--out", tmp_path / "a")  # fmt: skip
    assert ran.code == 0, ran.err
    assert f"{CRASHES} (4 faults)" in ran.out
    assert "crashed: KeyError: 'gold'" in ran.out


def test_alone_against_the_sister(tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("arena", "cats", "--players", "1", "--mode", "solo", "--difficulty", "easy",
                   "--bots", "greedy,random", "--games", "4", "--jobs", "1",
                   "--out", tmp_path / "a")  # fmt: skip
    assert ran.code == 0, ran.err
    assert "4 games of cats with 1 player, 2 draws" in ran.out


@pytest.mark.parametrize(
    ("flags", "wrong"),
    [
        (("--bots", "nobody"), "--bots: unknown bot 'nobody'"),
        (("--sprt", "0.7"), "--sprt: write two win shares"),
        (("--players", "9"), "is for 2 to 5 players, not 9"),
        (("--effort", "2"), "2.0 is not in the range"),
        (("--limit", "nan"), "not a number"),
    ],
)
def test_bad_input(flags: tuple[str, ...], wrong: str, tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("arena", "skye", "--games", "2", "--out", tmp_path / "a", *flags)
    assert ran.code == 2
    assert wrong in ran.err
