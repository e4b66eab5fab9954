"""A page of an older protocol meets this server: it says so and offers to reload."""

import json

from playwright.sync_api import WebSocketRoute, expect
from tests.web.conftest import NewVisitor
from tests.web.gallery.sample_tables import SampleTables


def speak_protocol_1(socket: WebSocketRoute) -> None:
    """Let the page introduce itself as an old one."""
    server = socket.connect_to_server()

    def forward(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "hello":
            message["protocol"] = 1
        server.send(json.dumps(message))

    socket.on_message(forward)


def test_an_old_page_asks_to_be_reloaded(
    new_visitor: NewVisitor, sample_tables: SampleTables
) -> None:
    page = new_visitor(storage_state=sample_tables.ann).page
    page.route_web_socket("**/live", speak_protocol_1)
    page.goto(f"/t/{sample_tables.pricing}")
    expect(page.get_by_text("This page is older than the server. Reload it.")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("main").get_by_role("button").first.click()
