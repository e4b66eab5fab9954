/** The form of a new table, and the request it sends. */
import type { Chat, GameInfo, NewTable } from '../../wire/protocol';
import { usualBot } from '../bots';
import { type Option, optionsOf } from '../options-schema';

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
  const wanted = Math.min(most, Math.max(fewest, 3));
  return { ...draft, game: game.name, seats: filled(seats, wanted, bot), options: {} };
}

/** The seats, filled up to a number with open seats and bots in turn. */
function filled(seats: readonly SeatDraft[], wanted: number, bot: string): SeatDraft[] {
  const usual: SeatDraft[] = [{ kind: 'open' }, { kind: 'bot', bot }];
  const more = Math.max(0, wanted - seats.length);
  const added = Array.from(
    { length: more },
    (_, i): SeatDraft => usual[(seats.length + i - 1) % usual.length],
  );
  return [...seats, ...added];
}

/** The current value. */
export const valueOf = (draft: Draft, option: Option): unknown =>
  draft.options[option.name] ?? option.default;

export function withOption(draft: Draft, option: Option, value: unknown, bot = ''): Draft {
  const { [option.name]: _, ...rest } = draft.options;
  const options =
    value === option.default || value === null ? rest : { ...rest, [option.name]: value };
  return settled({ ...draft, options }, bot);
}

/** The minimum and maximum number of seats with the chosen rules. */
export function seatRange(
  draft: Pick<Draft, 'game' | 'options'>,
  game: Pick<GameInfo, 'seats'>,
): [number, number] {
  const [fewest, most] = game.seats;
  if (draft.game !== 'cats') return [fewest, most];
  return draft.options.mode === 'solo' ? [1, 1] : [Math.max(2, fewest), most];
}

/** Compatible rules: without those that a mode of The Isle of Cats does not use. */
function settled(draft: Draft, bot: string): Draft {
  if (draft.game !== 'cats') return draft;
  const { difficulty, column_lesson, ...rest } = draft.options;
  const options = { ...rest };
  if (rest.mode === 'solo' && difficulty !== undefined) options.difficulty = difficulty;
  if (rest.mode !== 'family' && column_lesson !== undefined) options.column_lesson = column_lesson;
  if (rest.mode === 'solo') {
    // A bot alone has nobody to play with.
    const [first] = draft.seats;
    return { ...draft, options, seats: [first ?? { kind: 'me' }] };
  }
  return { ...draft, options, seats: filled(draft.seats, 2, bot) };
}

/** The options that apply now. */
export function shownOptions(draft: Draft, game: GameInfo): Option[] {
  const all = optionsOf(game.options);
  if (draft.game !== 'cats') return all;
  const { mode } = draft.options;
  return all.filter(
    ({ name }) =>
      (name !== 'difficulty' || mode === 'solo') && (name !== 'column_lesson' || mode !== 'family'),
  );
}

/** The number of missing players. */
export const missing = (draft: Draft): number =>
  draft.seats.filter(({ kind }) => kind === 'open' || kind === 'person').length;

/** The approximate duration of a game in minutes. */
export function minutesOf(game: string, seats: number): number {
  return game === 'cats' ? 10 + 10 * seats : 10 + 5 * seats;
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
