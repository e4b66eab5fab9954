"""The words of previews of links, in four languages."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PreviewWords:
    """All texts of one language; a brace is a name or a number."""

    title: str
    sentence: str
    invited: str
    free: str
    running: str
    result: str
    replay: str
    bot: str


PREVIEWS = {
    "en": PreviewWords(
        title="Skerry",
        sentence="Modern board games in the browser, against bots and with friends.",
        invited="{host} invites you to {game}",
        free="At the table: {names}. Free seats: {free}.",
        running="A game of {game}",
        result="{game}: the result",
        replay="{game}: the replay",
        bot="bot",
    ),
    "ru": PreviewWords(
        title="Skerry",
        sentence="Современные настольные игры в браузере: с ботами и с друзьями.",
        invited="{host} зовёт вас сыграть: {game}",
        free="За столом: {names}. Свободных мест: {free}.",
        running="Идёт партия: {game}",
        result="{game}: итоги партии",
        replay="{game}: запись партии",
        bot="бот",
    ),
    "nl": PreviewWords(
        title="Skerry",
        sentence="Moderne bordspellen in de browser, tegen bots en met vrienden.",
        invited="{host} nodigt je uit voor {game}",
        free="Aan tafel: {names}. Vrije plaatsen: {free}.",
        running="Een partij {game}",
        result="{game}: de uitslag",
        replay="{game}: het spel terugkijken",
        bot="bot",
    ),
    "pt": PreviewWords(
        title="Skerry",
        sentence="Jogos de tabuleiro modernos no navegador, contra bots e com amigos.",
        invited="{host} convida você para jogar {game}",
        free="Na mesa: {names}. Lugares livres: {free}.",
        running="Uma partida de {game}",
        result="{game}: o resultado",
        replay="{game}: o replay",
        bot="bot",
    ),
}
