"""Daily limits: what one person and one address may make the server store."""

import pytest

from skerry.server.ops.daily import DAY, DailyLimit, DailyRows


def test_a_person_has_a_number_of_rows_a_day() -> None:
    rows = DailyRows(person=100, address=1000)
    rows.take("ann", "here", 100, now=0.0)
    with pytest.raises(DailyLimit, match="You have used up"):
        rows.take("ann", "here", 50, now=0.0)
    rows.take("bea", "here", 100, now=0.0)
    rows.take("ann", "here", 50, now=DAY / 2)


def test_an_address_has_a_number_of_rows_a_day() -> None:
    rows = DailyRows(person=100, address=150)
    rows.take("ann", "here", 100, now=0.0)
    with pytest.raises(DailyLimit, match="Your network has used up"):
        rows.take("bea", "here", 100, now=0.0)
    rows.take("bea", "there", 100, now=0.0)
    with pytest.raises(DailyLimit, match="You have"):
        rows.take("bea", "there", 1, now=0.0)


def test_a_refused_request_costs_nothing() -> None:
    rows = DailyRows(person=100, address=50)
    rows.take("ann", "here", 50, now=0.0)
    for _ in range(5):
        with pytest.raises(DailyLimit, match="network"):
            rows.take("ann", "here", 50, now=0.0)
    rows.take("ann", "there", 50, now=0.0)


def test_what_is_given_back_can_be_used() -> None:
    rows = DailyRows(person=100, address=100)
    rows.take("ann", "here", 100, now=0.0)
    rows.owe("ann", "here", -100, now=0.0)
    rows.take("ann", "here", 100, now=0.0)


def test_neighbours_do_not_stop_a_game() -> None:
    rows = DailyRows(person=1000, address=100)
    rows.take("ann", "here", 100, now=0.0)
    for _ in range(100):
        rows.take_one("bea", "here", now=0.0)
    with pytest.raises(DailyLimit, match="network"):
        rows.take_one("bea", "here", now=0.0)
    with pytest.raises(DailyLimit, match="network"):
        rows.take("cid", "here", 1, now=DAY)


def test_a_person_can_move_only_so_often() -> None:
    rows = DailyRows(person=3, address=100)
    for _ in range(3):
        rows.take_one("ann", "here", now=0.0)
    with pytest.raises(DailyLimit, match="You have"):
        rows.take_one("ann", "here", now=0.0)


@pytest.mark.parametrize(("wait", "when"), [(30.0, "1 min"), (3600.0, "1 h 1 min")])
def test_the_refusal_says_when_to_try_again(wait: float, when: str) -> None:
    assert str(DailyLimit("You have", wait)).endswith(f"try again in {when}.")
