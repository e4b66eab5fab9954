/** A table that is being thought up: what the form holds, and what is sent in the end. */
import type { Chat, GameInfo, NewTable } from '../wire/protocol';
import { usualBot } from './bots';
import { type Option, optionsOf } from './schema';

export type SeatDraft =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot'; bot: string }
  | { kind: 'person'; name: string };

export interface Draft {
  game: string;
  seats: SeatDraft[];
  /** only what differs from the default */
  options: Record<string, unknown>;
  clock: 'none' | 'live' | 'days';
  minutes: number;
  increment: number;
  days: number;
  previews: boolean;
  bag: boolean;
  hints: boolean;
  listed: boolean;
  chat: Chat;
  auto: boolean;
}

export function newDraft(game: GameInfo): Draft {
  const draft: Draft = {
    game: game.name,
    seats: [{ kind: 'me' }],
    options: {},
    clock: 'none',
    minutes: 15,
    increment: 20,
    days: 2,
    previews: true,
    bag: true,
    hints: true,
    listed: false,
    chat: 'seats',
    auto: true,
  };
  return withGame(draft, game);
}

/** The same table for another game: its seats and rules, and bots that can play it. */
export function withGame(draft: Draft, game: GameInfo): Draft {
  const [fewest, most] = game.seats;
  const bot = usualBot(game.bots);
  const seats = draft.seats
    .slice(0, most)
    .map((seat) =>
      seat.kind === 'bot' && !game.bots.includes(seat.bot) ? { ...seat, bot } : seat,
    );
  // A friend and a bot: what most people come for.
  const usual: SeatDraft[] = [{ kind: 'open' }, { kind: 'bot', bot }];
  while (seats.length < Math.min(most, Math.max(fewest, 3)))
    seats.push(usual[(seats.length - 1) % usual.length]);
  return { ...draft, game: game.name, seats, options: {} };
}

/** The value that holds now. */
export const valueOf = (draft: Draft, option: Option): unknown =>
  draft.options[option.name] ?? option.default;

export function withOption(draft: Draft, option: Option, value: unknown): Draft {
  const { [option.name]: _, ...rest } = draft.options;
  const options =
    value === option.default || value === null ? rest : { ...rest, [option.name]: value };
  return settled({ ...draft, options });
}

/** The rules that go together: what a mode of The Isle of Cats does not know is left out. */
function settled(draft: Draft): Draft {
  if (draft.game !== 'cats') return draft;
  const { difficulty, column_lesson, ...rest } = draft.options;
  const options = { ...rest };
  if (rest.mode === 'solo' && difficulty !== undefined) options.difficulty = difficulty;
  if (rest.mode !== 'family' && column_lesson !== undefined) options.column_lesson = column_lesson;
  const solo = rest.mode === 'solo';
  const seats = solo ? draft.seats.slice(0, 1) : draft.seats;
  return { ...draft, options, seats };
}

/** The options that have a meaning now. */
export function shownOptions(draft: Draft, game: GameInfo): Option[] {
  const all = optionsOf(game.options);
  if (draft.game !== 'cats') return all;
  const { mode } = draft.options;
  return all.filter(
    ({ name }) =>
      (name !== 'difficulty' || mode === 'solo') && (name !== 'column_lesson' || mode !== 'family'),
  );
}

/** How many must still come. */
export const missing = (draft: Draft): number =>
  draft.seats.filter(({ kind }) => kind === 'open' || kind === 'person').length;

/** About how long a game takes, in minutes. */
export function minutesOf(game: string, seats: number): number {
  return game === 'cats' ? 15 + 8 * seats : 10 + 5 * seats;
}

export function formOf(draft: Draft): NewTable {
  const { days, minutes, increment } = draft;
  const clocks: Record<Draft['clock'], NonNullable<NewTable['clock']>> = {
    none: { type: 'none' },
    live: { type: 'live', seconds: minutes * 60, increment },
    days: { type: 'days', days },
  };
  return {
    game: draft.game,
    seats: draft.seats.map((seat) => {
      switch (seat.kind) {
        case 'bot':
          return { type: 'bot', bot: seat.bot };
        case 'person':
          return { type: 'person', name: seat.name.trim() };
        default:
          return { type: seat.kind };
      }
    }),
    options: draft.options,
    clock: clocks[draft.clock],
    visibility: draft.listed ? 'public' : 'link',
    aids: { previews: draft.previews, bag: draft.bag, hints: draft.hints },
    chat: draft.chat,
    auto_start: draft.auto,
  };
}
