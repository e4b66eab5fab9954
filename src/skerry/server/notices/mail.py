"""E-mail: short plain text, through the mail server of the host."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from skerry.server.ops.settings import Smtp

WITHIN = 10.0
"""Seconds that the mail server has for each answer."""


def message(
    smtp: Smtp, to: str, subject: str, text: str, unsubscribe: str | None = None
) -> EmailMessage:
    """A mail; with a link, readers can unsubscribe with one click in their mail program."""
    made = EmailMessage()
    made["From"] = f"Skerry <{smtp.sender}>"
    made["To"] = to
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=smtp.sender.partition("@")[2])
    # Nobody's absence note is to answer.
    made["Auto-Submitted"] = "auto-generated"
    if unsubscribe is not None:
        made["List-Unsubscribe"] = f"<{unsubscribe}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


def send(smtp: Smtp, mail: EmailMessage) -> None:
    """Hand a mail to the mail server; OSError or SMTPException if it does not take it."""
    trust = ssl.create_default_context()
    if smtp.tls == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=WITHIN, context=trust)
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=WITHIN)
    with server:
        if smtp.tls == "starttls":
            server.starttls(context=trust)
        if smtp.user is not None and smtp.password is not None:
            server.login(smtp.user, smtp.password)
        server.send_message(mail)
