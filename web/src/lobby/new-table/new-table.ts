/** A table that is being thought up: what the form holds, and what is sent in the end. */
import type { LobbyUi, SeatRange } from '../../game-ui/lobby-ui';
import type { Game } from '../../wire/types';
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

/** Which options and seats go together, as the game says. */
export type Rules = Pick<LobbyUi<Game>, 'applies' | 'seats'>;

export function withOption(
  draft: Draft,
  option: Option,
  value: unknown,
  game: Pick<GameInfo, 'seats' | 'bots'>,
  rules: Rules = {},
): Draft {
  const { [option.name]: _, ...rest } = draft.options;
  const options =
    value === option.default || value === null ? rest : { ...rest, [option.name]: value };
  return settled({ ...draft, options }, game, rules);
}

/** How few and how many seats a game can have with the chosen rules. */
export const seatRange = (
  { options }: Pick<Draft, 'options'>,
  { seats }: Pick<GameInfo, 'seats'>,
  rules: Rules = {},
): SeatRange => rules.seats?.(options, seats) ?? seats;

/** Options without a meaning are left out, and the seats are as many as go with the others. */
function settled(draft: Draft, game: Pick<GameInfo, 'seats' | 'bots'>, rules: Rules): Draft {
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([name]) => rules.applies?.(name, draft.options) ?? true),
  );
  const [fewest, most] = seatRange({ options }, game, rules);
  const seats = filled(draft.seats.slice(0, most), fewest, usualBot(game.bots));
  return { ...draft, options, seats };
}

/** The options that have a meaning now. */
export const shownOptions = (
  draft: Draft,
  game: Pick<GameInfo, 'options'>,
  rules: Rules = {},
): Option[] =>
  optionsOf(game.options).filter(({ name }) => rules.applies?.(name, draft.options) ?? true);

/** The number of missing players. */
export const missing = (draft: Draft): number =>
  draft.seats.filter(({ kind }) => kind === 'open' || kind === 'person').length;

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
