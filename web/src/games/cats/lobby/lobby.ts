/** The Isle of Cats in the lobby: its modes, and what goes with each. */
import { botRoundsText } from '../../../game-ui/bot-rounds';
import type { LobbyUi, Options } from '../../../game-ui/lobby-ui';
import type { Cats } from '../types';
import { catsLobbyWords } from '../words/lobby';

const DAYS = 5;
/** The lessons that the sister always has; each level adds an advanced one. */
const BASIC_LESSONS = 3;

const isSolo = ({ mode }: Options): boolean => mode === 'solo';
const lessonsOf = (level: string): string =>
  catsLobbyWords().options.difficulty.lessons(BASIC_LESSONS, Object.keys(levels()).indexOf(level));
const levels = (): Record<string, string> => catsLobbyWords().options.difficulty.values;

export const lobby: LobbyUi<Cats> = {
  pitch: () => catsLobbyWords().pitch,
  minutes: (seats, { mode }) => (10 + 10 * seats) / (mode === 'family' ? 2 : 1),
  optionWords: () => {
    const { difficulty, ...options } = catsLobbyWords().options;
    const { lessons: _, ...words } = difficulty;
    const long = (level: string): string => `${levels()[level]}: ${lessonsOf(level)}`;
    return { ...options, difficulty: { ...words, long } };
  },
  modes: ['mode', 'difficulty'],
  applies: (option, options) => {
    if (option === 'difficulty') return isSolo(options);
    return option !== 'column_lesson' || options.mode !== 'family';
  },
  seats: (options, [fewest, most]) => (isSolo(options) ? [1, 1] : [Math.max(2, fewest), most]),
  solo: {
    label: () => catsLobbyWords().howClever,
    levels,
    options: (difficulty) => ({ mode: 'solo', difficulty }),
    against: (options) =>
      isSolo(options)
        ? catsLobbyWords().against(levels()[String(options.difficulty ?? 'easy')] ?? '')
        : null,
    text: (difficulty) => catsLobbyWords().alone(lessonsOf(difficulty)),
    opponent: () => catsLobbyWords().sister,
    name: () => catsLobbyWords().sisterName,
  },
  presets: [
    {
      title: () => catsLobbyWords().family.title,
      text: () => catsLobbyWords().family.text,
      options: { mode: 'family' },
      fewest: 2,
    },
  ],
  botPlayed: (rounds) => botRoundsText(rounds, catsLobbyWords().botPlayed),
  standing: (view) => {
    const w = catsLobbyWords();
    const phases: Record<string, string> = w.phases;
    return {
      stage: w.round(view.ship === 0 ? 1 : DAYS + 1 - view.ship),
      asks: phases[view.phase] ?? null,
      points: null,
    };
  },
};
