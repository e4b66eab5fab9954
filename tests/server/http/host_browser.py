"""The browser of a host, which a link has opened."""

from httpx import Response
from tests.server.http.http_clients import House, read

from skerry.protocol import host_forms as forms
from skerry.server.host import keys
from skerry.server.store.times import now_ms


class Host:
    """The browser of a host."""

    def __init__(self, at: House) -> None:
        self.house = at
        token = at.write(lambda connection: keys.add_link(connection, now_ms()))
        answer = open_link(at, token)
        assert answer.status_code == 303, answer.text
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    def ask(self, method: str, path: str, body: object = None) -> Response:
        return self.house.ask(method, f"/host/{path}", body, headers={"Cookie": self.cookie})

    def get(self, path: str) -> Response:
        return self.ask("GET", path)

    def post(self, path: str, body: object = None) -> Response:
        return self.ask("POST", path, body)

    def set(self, name: str, value: object) -> Response:
        return self.post("settings", {"name": name, "value": value})

    def settings(self) -> dict[str, forms.HostSetting]:
        return by_name(self.get("settings"))

    def acts(self) -> list[forms.HostAction]:
        return list(read(self.get("actions"), forms.HostActions).actions)


def by_name(answer: Response) -> dict[str, forms.HostSetting]:
    return {one.name: one for one in read(answer, forms.HostSettings).settings}


def open_link(at: House, token: str, method: str = "POST") -> Response:
    at.client.cookies.clear()
    return at.client.request(method, f"/host/open/{token}", follow_redirects=False)
