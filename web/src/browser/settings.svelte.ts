/** The settings of this browser: stored in it and applied to <html>. */
import { type Language, LANGUAGE_CODES, bestLanguage } from '../i18n/languages';
import { speak } from '../i18n/words.svelte';

export const THEMES = ['system', 'day', 'night'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const PACES = ['slow', 'normal', 'instant'] as const;
export const SCALES = [90, 100, 115, 130] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  language: 'system' | Language;
  sounds: boolean;
  motion: (typeof MOTIONS)[number];
  /** how fast the others' moves are shown */
  pace: (typeof PACES)[number];
  /** text size in per cent */
  scale: (typeof SCALES)[number];
  /** terrains and seats differ in more than colour */
  aids: boolean;
  /** ask for confirmation before a move is sent */
  confirm: boolean;
  /** tables as text, for screen readers */
  reader: boolean;
  /** pass for the player where no move is possible */
  passes: boolean;
}

export const DEFAULTS: Settings = {
  theme: 'system',
  language: 'system',
  sounds: false,
  motion: 'system',
  pace: 'normal',
  scale: 100,
  aids: false,
  confirm: true,
  reader: false,
  passes: true,
};

const KEY = 'skerry.settings';

const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

/** Parse stored settings; invalid values get their defaults. */
export function readSettings(kept: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed;
  } catch {
    // unreadable: use the defaults
  }
  return {
    theme: oneOf(THEMES, found.theme, DEFAULTS.theme),
    language: oneOf<Settings['language']>(
      ['system', ...LANGUAGE_CODES],
      found.language,
      DEFAULTS.language,
    ),
    sounds: oneOf([true, false], found.sounds, DEFAULTS.sounds),
    motion: oneOf(MOTIONS, found.motion, DEFAULTS.motion),
    pace: oneOf(PACES, found.pace, DEFAULTS.pace),
    scale: oneOf(SCALES, found.scale, DEFAULTS.scale),
    aids: oneOf([true, false], found.aids, DEFAULTS.aids),
    confirm: oneOf([true, false], found.confirm, DEFAULTS.confirm),
    reader: oneOf([true, false], found.reader, DEFAULTS.reader),
    passes: oneOf([true, false], found.passes, DEFAULTS.passes),
  };
}

/** Storage may be blocked; then the settings last until the page is closed. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
function keep(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // see above
  }
}

const current = $state<Settings>(readSettings(kept()));
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let systemDark = $state(dark.matches);
let systemStill = $state(still.matches);

/** The current settings, read-only. */
export const settings = (): Readonly<Settings> => current;

/** Whether the dark theme is active, by choice or by the system. */
export const isNight = (): boolean =>
  current.theme === 'night' || (current.theme === 'system' && systemDark);

/** Whether animations are off. */
export const isStill = (): boolean =>
  current.motion === 'none' || (current.motion === 'system' && systemStill);

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = isNight() ? 'night' : 'day';
  dataset.motion = isStill() ? 'none' : 'full';
  dataset.scale = String(current.scale);
  dataset.aids = current.aids ? 'on' : 'off';
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', isNight() ? '#1a3044' : '#fffaef');
}

export const wantedLanguage = (): Language =>
  current.language === 'system' ? bestLanguage(navigator.languages) : current.language;

/** Change some settings; they apply at once and are stored. */
export function choose(change: Partial<Settings>): void {
  Object.assign(current, change);
  keep(current);
  show();
  if ('language' in change) void speak(wantedLanguage());
}

/** Apply the settings, and start to follow the system and other tabs. */
export async function startSettings(): Promise<void> {
  dark.addEventListener('change', () => {
    systemDark = dark.matches;
    show();
  });
  still.addEventListener('change', () => {
    systemStill = still.matches;
    show();
  });
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    Object.assign(current, readSettings(event.newValue));
    show();
    void speak(wantedLanguage());
  });
  show();
  await speak(wantedLanguage());
}
