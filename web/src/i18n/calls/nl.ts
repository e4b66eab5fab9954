/** Dutch. */
import type { CallWords } from '.';

export const words: CallWords = {
  title: 'Meldingen',
  browser: 'Meldingen in deze browser',
  browserHint:
    'Als je aan de beurt bent, je tijd bijna op is, iemand aan je tafel aanschuift of een spel afloopt. Ook als de pagina gesloten is.',
  openHint:
    'Als je aan de beurt bent of een spel afloopt, zolang de pagina in een ander tabblad openstaat.',
  blocked:
    'De browser blokkeert meldingen van deze pagina. Sta ze toe bij de instellingen van deze site.',
  unsupported:
    'Deze browser kan hier geen meldingen tonen: daarvoor is https nodig, en op een iPhone moet de pagina op het beginscherm staan.',
  failed: 'Dat lukte niet. Controleer de verbinding en probeer het opnieuw.',
  email: 'E-mail',
  emailHint: 'Eerst krijg je een mail om het adres te bevestigen.',
  emailWaits: (address) => `Open de link in de mail die we naar ${address} stuurden.`,
  emailOn: (address) => `Skerry mailt naar ${address}.`,
  emailBad: 'Dit is geen e-mailadres.',
  webhook: 'Webhook',
  webhookHint: 'Een https-adres dat de berichten krijgt, bijvoorbeeld dat van een chat.',
  webhookOn: 'Je webhook krijgt de berichten.',
  webhookBad: 'Dit moet een openbaar https-adres zijn.',
  save: 'Opslaan',
  remove: 'Verwijderen',
  tooOften: 'Te veel pogingen. Probeer het over een paar minuten opnieuw.',
  removed: 'Verwijderd.',
  offer: 'Een seintje als je aan de beurt bent?',
  yes: 'Graag',
  no: 'Niet nu',
  on: 'Je krijgt een seintje.',
  turn: 'Jij bent aan de beurt',
  ended: 'Het spel is afgelopen',
  joined: 'Er is iemand bij je aangeschoven',
};
