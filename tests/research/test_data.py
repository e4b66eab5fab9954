"""Records as Parquet tables, and statistics of them."""

from pathlib import Path

import pyarrow.parquet as pq
import pytest
from tests.cli.conftest import RunHere

from skerry.arena.simulate import Plan, simulate
from skerry.core.record import Writer
from skerry.games.cats.game.options import CatsOptions, Difficulty, Mode
from skerry.research.data.plot import as_svg
from skerry.research.data.rows import StudiedGame, studied_games
from skerry.research.data.statistics import Finding, Mean, study

GAMES = {
    "skye": Plan("skye", 3, ("greedy", "random"), "1"),
    "cats": Plan("cats", 2, ("greedy",), "1"),
    "family": Plan("cats", 2, ("random",), "1", CatsOptions(mode=Mode.FAMILY)),
    "solo": Plan("cats", 1, ("greedy",), "1", CatsOptions(Mode.SOLO, Difficulty.EASY)),
}


@pytest.fixture(params=GAMES)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl.gz"
    with Writer(path) as writer:
        for played in simulate(GAMES[request.param], 3):
            writer.write(played.record)
    return path


def games_of(path: Path) -> list[StudiedGame]:
    wrong: list[str] = []
    games = list(studied_games([path], wrong.append))
    assert not wrong
    return games


def test_tables_hold_every_point_and_every_tile(
    file: Path, tmp_path: Path, run_here: RunHere
) -> None:
    ran = run_here("records", "export", file, "--out", tmp_path / "tables")
    assert ran.code == 0, ran.err
    tables = {
        path.stem: pq.read_table(path).to_pylist() for path in (tmp_path / "tables").iterdir()
    }
    assert set(tables) == {"games", "decisions", "placements", "cards", "scores"}
    for row in tables["games"]:
        for seat, score in enumerate(row["scores"]):
            points = [
                one["points"]
                for one in tables["scores"]
                if (one["game_id"], one["seat"]) == (row["game_id"], seat)
            ]
            assert sum(points) == score
        mine = [one for one in tables["decisions"] if one["game_id"] == row["game_id"]]
        assert [one["number"] for one in mine] == list(range(row["decisions"]))
        placed = [one for one in tables["placements"] if one["game_id"] == row["game_id"]]
        assert placed
        assert all(len(one["x"]) == len(one["y"]) > 0 for one in placed)


def test_statistics_are_printed_and_drawn(file: Path, tmp_path: Path, run_here: RunHere) -> None:
    ran = run_here("records", "stats", file, "--out", tmp_path / "found")
    assert ran.code == 0, ran.err
    assert ran.out.startswith("3 games; in brackets 95 % intervals")
    assert "Final score (points)" in ran.out
    assert (tmp_path / "found" / "statistics.md").read_text(encoding="utf-8").count("|") > 8
    assert (tmp_path / "found" / "score.svg").read_text(encoding="utf-8").startswith("<svg")


def test_means_have_the_right_intervals(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Writer(path) as writer:
        for played in simulate(GAMES["skye"], 40):
            writer.write(played.record)
    games = games_of(path)
    found = {finding.key: finding for finding in study(games).findings()}
    scores = [score for game in games for score in game.scores]
    (mean,) = found["score"].means
    assert mean.mean == pytest.approx(sum(scores) / len(scores))
    assert mean.low < mean.mean < mean.high
    # Three seats of a game are one value for the interval: its width follows from 40 games.
    by_game = [sum(game.scores) / 3 for game in games]
    centre = sum(by_game) / 40
    error = (sum((one - centre) ** 2 for one in by_game) / 39 / 40) ** 0.5
    assert mean.high - mean.mean == pytest.approx(1.959964 * error)
    assert sum(one.mean for one in found["seats"].means) == pytest.approx(1)
    assert sum(one.mean for one in found["turns"].means) == pytest.approx(1)
    assert {one.name for one in found["rounds"].means} <= {f"round {one}" for one in range(1, 7)}


def test_a_picture_shows_each_mean() -> None:
    means = (Mean("a < b", 9, 1.0, 0.5, 1.5), Mean("c", 9, 2.0, 2.0, 2.0))
    picture = as_svg(Finding("key", "Title & more", "points", means))
    assert picture.count("<circle") == 2
    assert "a &lt; b" in picture
    assert "Title &amp; more" in picture


def test_bad_records_are_named_and_left_out(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "games.jsonl"
    with Writer(path) as writer:
        for played in simulate(GAMES["skye"], 2):
            writer.write(played.record)
        writer.write(b'{"skerry":1,"game":"skye","options":{},"seats":["a","b"],"events":[]}')
        writer.write(b"{}")
    ran = run_here("records", "export", path, "--out", tmp_path / "tables")
    assert ran.code == 1
    assert "games.jsonl:3: the game was not finished" in ran.err
    assert 'games.jsonl:4: not a Skerry record: there is no "skerry"' in ran.err
    assert "games.parquet: 2 rows" in ran.out
    assert not list((tmp_path / "tables").glob(".*"))


def test_files_without_a_game(tmp_path: Path, run_here: RunHere) -> None:
    path = tmp_path / "none.jsonl"
    path.write_text("")
    ran = run_here("records", "stats", path)
    assert ran.code == 2
    assert "there is no finished game in these files" in ran.err
