"""The words of notices and of the mails about them, in the language of the reader."""

from dataclasses import dataclass

from skerry.server.store.calls import What

ENGLISH = "en"


@dataclass(frozen=True)
class Words:
    """All texts of one language; a brace is a name or an address."""

    turn: str
    clock: str
    joined: str
    ended: str
    with_others: str
    and_last: str
    look: str
    off: str
    """How to unsubscribe."""
    confirm_subject: str
    confirm_text: str
    confirm_title: str
    confirm_ask: str
    confirm_do: str
    confirm_done: str
    stop_title: str
    stop_ask: str
    stop_do: str
    stop_done: str
    stale_title: str
    stale: str


WORDS = {
    "en": Words(
        turn="It is your move",
        clock="Your time is running out",
        joined="{name} has joined your table",
        ended="The game is over",
        with_others="{game}, with {names}",
        and_last=" and ",
        look="To the table:",
        off="Stop these mails:",
        confirm_subject="Is this your address?",
        confirm_text="Somebody wants Skerry to write to this address when it is their move. "
        "If that is you, open this link:\n\n{link}\n\nIf not, ignore this mail: "
        "you will get no other.",
        confirm_title="Is this your address?",
        confirm_ask="Skerry will write to {address} when it is your move.",
        confirm_do="Yes, write to me",
        confirm_done="Done: Skerry will write to {address}.",
        stop_title="Stop these mails?",
        stop_ask="Skerry will stop writing to {address}.",
        stop_do="Stop writing to me",
        stop_done="Done: Skerry will no longer write to {address}.",
        stale_title="This link is no longer valid",
        stale="The address was removed or changed. Your settings show how Skerry reaches you.",
    ),
    "ru": Words(
        turn="Ваш ход",
        clock="Ваше время на исходе",
        joined="За ваш стол садится новый игрок: {name}",
        ended="Игра окончена",
        with_others="{game}, за столом: {names}",
        and_last=" и ",
        look="К столу:",
        off="Больше не присылать писем:",
        confirm_subject="Это ваш адрес?",
        confirm_text="Кто-то попросил Skerry писать на этот адрес, когда наступает его ход. "
        "Если это вы, откройте ссылку:\n\n{link}\n\nЕсли нет, ничего не делайте: "
        "других писем не будет.",
        confirm_title="Это ваш адрес?",
        confirm_ask="Когда наступит ваш ход, Skerry напишет на {address}.",
        confirm_do="Да, пишите мне",
        confirm_done="Готово: Skerry будет писать на {address}.",
        stop_title="Больше не писать?",
        stop_ask="Skerry перестанет писать на {address}.",
        stop_do="Больше не писать",
        stop_done="Готово: писем на {address} больше не будет.",
        stale_title="Ссылка больше не действует",
        stale="Адрес удалён или изменён. В настройках видно, как Skerry с вами связывается.",
    ),
    "nl": Words(
        turn="Jij bent aan de beurt",
        clock="Je tijd is bijna op",
        joined="{name} zit nu ook aan je tafel",
        ended="Het spel is afgelopen",
        with_others="{game}, met {names}",
        and_last=" en ",
        look="Naar de tafel:",
        off="Geen mail meer van Skerry:",
        confirm_subject="Is dit jouw adres?",
        confirm_text="Iemand wil dat Skerry naar dit adres mailt als die aan de beurt is. "
        "Ben jij dat? Open dan deze link:\n\n{link}\n\nZo niet, dan hoef je niets te doen: "
        "je krijgt verder geen mail.",
        confirm_title="Is dit jouw adres?",
        confirm_ask="Skerry mailt naar {address} als je aan de beurt bent.",
        confirm_do="Ja, mail mij",
        confirm_done="Gelukt: Skerry mailt voortaan naar {address}.",
        stop_title="Geen mail meer?",
        stop_ask="Skerry mailt dan niet meer naar {address}.",
        stop_do="Stop met mailen",
        stop_done="Gelukt: Skerry mailt niet meer naar {address}.",
        stale_title="Deze link werkt niet meer",
        stale="Het adres is verwijderd of gewijzigd. In je instellingen zie je hoe Skerry je "
        "bereikt.",
    ),
    "pt": Words(
        turn="É a sua vez",
        clock="Seu tempo está acabando",
        joined="{name} entrou na sua mesa",
        ended="A partida acabou",
        with_others="{game}, com {names}",
        and_last=" e ",
        look="Ir para a mesa:",
        off="Não receber mais e-mails do Skerry:",
        confirm_subject="Este endereço é seu?",
        confirm_text="Alguém pediu que o Skerry escreva para este endereço quando for a vez "
        "dessa pessoa. Se foi você, abra este link:\n\n{link}\n\nSe não foi, ignore este e-mail: "
        "você não receberá outros.",
        confirm_title="Este endereço é seu?",
        confirm_ask="O Skerry vai escrever para {address} quando for a sua vez.",
        confirm_do="Sim, pode escrever",
        confirm_done="Pronto: o Skerry vai escrever para {address}.",
        stop_title="Parar de receber e-mails?",
        stop_ask="O Skerry vai parar de escrever para {address}.",
        stop_do="Parar de receber",
        stop_done="Pronto: o Skerry não vai mais escrever para {address}.",
        stale_title="Este link não vale mais",
        stale="O endereço foi removido ou alterado. Veja nas configurações como o Skerry fala "
        "com você.",
    ),
}


def words_in(language: str) -> Words:
    """The words of a language, or English."""
    return WORDS.get(language, WORDS[ENGLISH])


def headline(language: str, what: What, name: str | None) -> str:
    """What happened, as one short sentence.

    >>> headline("nl", What.JOINED, "Ann")
    'Ann zit nu ook aan je tafel'
    """
    words = words_in(language)
    sentence: str = getattr(words, what.value)
    return sentence.format(name=name or "?")


def table_line(language: str, game: str, others: tuple[str, ...]) -> str:
    """Which table it is about.

    >>> table_line("en", "Coin toss", ("Ann", "Bea", "Cid"))
    'Coin toss, with Ann, Bea and Cid'
    """
    if not others:
        return game
    words = words_in(language)
    names = ", ".join(others[:-1]) + words.and_last + others[-1] if others[1:] else others[0]
    return words.with_others.format(game=game, names=names)
