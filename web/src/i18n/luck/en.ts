import { pluralIn } from '../plural';

const plural = pluralIn('en');

export const words = {
  title: 'Fair shuffle',
  /** the wait for the secrets between the start and the first draw */
  wait: {
    title: 'Shuffling …',
    text: 'Every player adds a secret, so that nobody can choose the draws.',
    awaits: (names: string) => `Waiting for ${names}.`,
    anew: 'The shuffle starts over: everyone picks a new secret.',
    without: (names: string) =>
      `No answer from ${names} in time: the shuffle continues without them.`,
    elsewhere:
      'Your secret is on another device. Open the table there, or the shuffle continues without you.',
    refused: {
      server: 'The server replaced the fingerprint of its secret. This page does not reveal yours.',
      seats: 'The server replaced a player’s fingerprint. This page does not reveal your secret.',
      back: 'The server went back to an earlier shuffle. This page does not reveal your secret.',
    },
  },
  restarts: (n: number) =>
    plural(n, {
      one: 'The shuffle was restarted once.',
      other: `The shuffle was restarted ${n} times.`,
    }),
  restartsText:
    'The shuffle is restarted, with new secrets for everyone, when a player leaves or does not reveal a secret in time. A dishonest host can use each restart to discard one shuffle.',
  /** who contributed what */
  list: {
    title: 'Who contributed',
    server: 'Server',
    you: (name: string) => `${name} (you)`,
    bot: 'A bot: contributes nothing',
    nothing: 'Contributed nothing',
    otherDevice: 'from another device or browser',
    fingerprint: 'Fingerprint (SHA-256)',
    secret: 'Secret',
    seed: 'Seed',
  },
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Copying did not work. Select the text and copy it yourself.',
  /** the dialog during the game */
  now: {
    toss: 'Every draw follows from one seed: a hash of the secrets of the server and of the players listed here. Each of them published a fingerprint of the secret before any secret was revealed. So nobody could choose the draws, not even the host.',
    alone:
      'Every draw follows from one seed. No player contributed to it: the server made it alone, and published its fingerprint before the first draw.',
    chosenTitle: 'Chosen seed',
    chosen:
      'The draws of this game were chosen with a word, as in the game of the day. The same word gives the same draws, so somebody may know them beforehand.',
    after: 'When the game is over, this page shows what the seed was made from, and checks it.',
    changed: 'This is not what the server published first. Do not trust this game.',
  },
  /** the check of a finished game */
  check: {
    verdict: {
      fits: 'Checked: nobody could choose the draws.',
      watched: 'Checked: it fits everything this browser saw before the first draw.',
      restarted: 'It fits, but the shuffle was restarted.',
      without: 'It fits, but your secret is not part of the seed.',
      late: 'It fits together, but this browser did not see everything before the first draw.',
      never: 'It fits together. This browser did not see what was published before.',
      alone: 'The seed fits its fingerprint. No player contributed to it.',
      chosen: 'The seed of this game was chosen.',
      broken: 'Something does not fit. Do not trust this game.',
      unchecked: 'This record has no fingerprint to check.',
    },
    faults: {
      missing: 'The secrets are missing from the result.',
      back: 'The result uses an earlier shuffle than the last one this browser saw.',
      serverChanged: 'The server’s fingerprint is not the one this browser saw first.',
      seatChanged: (name: string) =>
        `The fingerprint of ${name} is not the one this browser saw first.`,
      serverSecret: 'The server’s secret does not fit its fingerprint.',
      seatSecret: (name: string) => `The secret of ${name} does not fit its fingerprint.`,
      seed: 'The secrets give another seed.',
      commitment: 'The published fingerprint is not that of the server.',
      seedAlone: 'The seed does not fit its fingerprint.',
    },
    own: {
      in: 'Your secret, made by this browser, is part of the seed.',
      other: 'Your seat’s secret came from another device or browser.',
      out: 'Your seat contributed nothing: a restart left it out, or its page was closed.',
    },
    late: 'This browser first saw some fingerprints when the game was already running. It cannot tell whether they were replaced before.',
    never:
      'The values were compared only with each other. To compare them with what was published before the game, use the browser that played or watched it.',
  },
  proven: {
    title: 'What this proves',
    toss: 'As long as one of those who contributed is honest, nobody chose the seed, the host included.',
    alone:
      'The seed did not change after its fingerprint was published. Before that, the server could have picked it.',
    chosen: 'The draws follow from the chosen word. Nothing else is proven.',
    not: 'What it does not prove: the server holds the seed during the game, so the host could look at the draws. A host could also restart the shuffle; restarts are counted here.',
  },
  draws: {
    title: 'Check the draws as well',
    text: 'This page checks the seed. To check that every draw follows from it, run the program on the record of the game:',
  },
};

export type LuckWords = typeof words;
