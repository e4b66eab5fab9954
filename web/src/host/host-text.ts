/** What the host's page says: sizes, times, problems, and lines of the journal. */
import type { HostWords } from '../i18n/host';
import type { Language } from '../i18n/languages';
import { Problem } from '../wire/api';
import type { HostAction } from '../wire/protocol';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A number of bytes in the largest unit that leaves a whole number before the point. */
export function sizeText(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}

/** How long something lasts, in its two largest units. */
export function spanText(ms: number, w: HostWords['now']): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return hours % 24 ? `${w.days(days)} ${w.hours(hours % 24)}` : w.days(days);
  if (hours > 0)
    return minutes % 60 ? `${w.hours(hours)} ${w.minutes(minutes % 60)}` : w.hours(hours);
  return w.minutes(minutes);
}

export const timeText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const numberText = (n: number, language: Language): string =>
  new Intl.NumberFormat(language).format(n);

type Problems = HostWords['problems'];
const SENTENCES: [RegExp, (w: Problems, found: string[]) => string][] = [
  [/not an address or network/, (w) => w.notAddress],
  [/own address cannot be banned/, (w) => w.loopback],
  [/^This is your own address/, (w) => w.own],
  [/prefix of \/(\d+) to \/(\d+)/, (w, [, least, most]) => w.prefix(least, most)],
  [/number from (\d+) to (\d+)/, (w, [, least, most]) => w.bounds(least, most)],
  [/Expected `int` (<=|>=)/, (w) => w.bounds('1', '100000')],
  [/at most (\d+) characters/, (w, [, most]) => w.length(most)],
  [/^A backup may need/, (w) => w.disk],
  [/^Only a running game/, (w) => w.notRunning],
];

/** What went wrong, in one sentence. */
export function problemText(error: unknown, w: Problems): string {
  if (!(error instanceof Problem) || error.status === 0) return w.unreachable;
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(error.what);
    if (found) return sentence(w, [...found]);
  }
  if (error.status === 404) return w.gone;
  return error.status === 429 || error.status === 503 ? w.busy : w.unknown(error.what);
}

/** Who did something. */
export function whoText(who: string, w: HostWords['journal']): string {
  const [where, name] = [who.split(':', 1)[0], who.slice(who.indexOf(':') + 1)];
  return where === 'page' ? w.page(name) : w.command(name);
}

/** What somebody did; `switched` has the words for switches. */
export function actText(
  { what, target, detail }: HostAction,
  w: HostWords,
  switched: { on: string; off: string },
): string {
  const [said] = detail.split('\n', 1);
  if (what !== 'set') return w.journal.acts[what](target, said);
  const name = w.settings[target as keyof HostWords['settings']];
  const value = { true: switched.on, false: switched.off }[said] ?? said;
  return w.journal.acts.set(typeof name === 'string' ? name : target, value);
}
