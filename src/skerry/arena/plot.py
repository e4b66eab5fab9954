"""The ratings of an arena as a picture."""

from xml.sax.saxutils import escape

from skerry.arena.report import Report

WIDTH = 720
LEFT = 190
RIGHT = 40
ROW = 34
TOP = 46


def as_svg(report: Report) -> str:
    """The rating of each bot as a point, with its 95 % interval as a line."""
    ends = [
        value
        for row in report.rows
        for one in (report.ratings[row.bot],)
        for value in (one.mean, one.low, one.high)
        if value is not None
    ]
    low, high = min(ends, default=0.0), max(ends, default=0.0)
    step = _step(high - low)
    first = step * (low // step)
    last = step * (high // step + 1)
    scale = (WIDTH - LEFT - RIGHT) / (last - first)
    height = TOP + ROW * len(report.rows) + 34

    def x(value: float) -> float:
        return round(LEFT + (value - first) * scale, 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" fill="#333">Rating (Elo), with 95 % intervals</text>',
    ]
    tick = first
    while tick <= last + step / 2:
        lines.append(
            f'<line x1="{x(tick)}" y1="{TOP - 12}" x2="{x(tick)}" y2="{height - 30}" '
            f'stroke="#ddd"/><text x="{x(tick)}" y="{height - 10}" fill="#666" '
            f'text-anchor="middle">{tick:+.0f}</text>'
        )
        tick += step
    for place, row in enumerate(report.rows):
        y = TOP + ROW * place + 8
        one = report.ratings[row.bot]
        lines.append(
            f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end" fill="#222">'
            f"{escape(row.bot[:24])}</text>"
        )
        if one.low is not None and one.high is not None:
            lines.append(
                f'<line x1="{x(one.low)}" y1="{y}" x2="{x(one.high)}" y2="{y}" '
                f'stroke="#2a6f77" stroke-width="3"/>'
            )
        lines.append(f'<circle cx="{x(one.mean)}" cy="{y}" r="6" fill="#2a6f77"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _step(span: float) -> float:
    """A round distance between the lines of the scale, so that there are about six."""
    return next((step for step in (10, 20, 50, 100, 200, 500) if span / step <= 6), 1000)
