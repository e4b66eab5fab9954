"""All sentences about a game."""

from tests.scenarios.event_phrases import EVENTS
from tests.scenarios.phrasebook import Phrasebook
from tests.scenarios.secret_phrases import SECRETS
from tests.scenarios.state_phrases import STATE
from tests.scenarios.table import Table

GAME: Phrasebook[Table] = Phrasebook(*STATE.phrases, *EVENTS.phrases, *SECRETS.phrases)
