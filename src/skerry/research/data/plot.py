"""Findings as pictures: each mean a point, its interval a line."""

from xml.sax.saxutils import escape

from skerry.research.data.statistics import Finding

WIDTH = 720
LEFT = 190
RIGHT = 40
ROW = 22
TOP = 52
_STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100)


def as_svg(finding: Finding) -> str:
    """A finding as an SVG picture."""
    low = min(one.low for one in finding.means)
    high = max(one.high for one in finding.means)
    step = next((step for step in _STEPS if (high - low) / step <= 8), 500)
    first, last = step * (low // step), step * (high // step + 1)
    scale = (WIDTH - LEFT - RIGHT) / (last - first)
    height = TOP + ROW * len(finding.means) + 34

    def x(value: float) -> float:
        return round(LEFT + (value - first) * scale, 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="24" fill="#222" font-size="15">{escape(finding.title)} '
        f"({escape(finding.unit)}), with 95 % intervals</text>",
    ]
    for number in range(round((last - first) / step) + 1):
        tick = first + number * step
        lines.append(
            f'<line x1="{x(tick)}" y1="{TOP - 12}" x2="{x(tick)}" y2="{height - 30}" '
            f'stroke="#ddd"/><text x="{x(tick)}" y="{height - 10}" fill="#666" '
            f'text-anchor="middle">{tick:g}</text>'
        )
    for place, one in enumerate(finding.means):
        y = TOP + ROW * place + 4
        lines.append(
            f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end" fill="#222">'
            f"{escape(one.name[:24])}</text>"
            f'<line x1="{x(one.low)}" y1="{y}" x2="{x(one.high)}" y2="{y}" '
            f'stroke="#2a6f77" stroke-width="3"/>'
            f'<circle cx="{x(one.mean)}" cy="{y}" r="4.5" fill="#2a6f77"/>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"
