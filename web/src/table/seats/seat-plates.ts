/** The contents of a seat's plate. */
import type { Clan } from '../../art/emblems';
import { botOf, castOf } from '../../game-ui/characters';
import { tableWords } from '../../i18n/table';
import type { ClockView } from '../../wire/protocol';
import type { TableStore } from '../../wire/table.svelte';
import type { Game, Seat } from '../../wire/types';
import type { Sign } from './StateIcon.svelte';

export interface Plate {
  seat: Seat;
  clan: Clan;
  name: string;
  you: boolean;
  isBot: boolean;
  /** the name of the bot that plays, by itself or for the person */
  bot: string | null;
  /** the face of a bot that has one at this table */
  face: string | null;
  /** null if unknown at this table */
  points: number | null;
  /** whether more counts that only the seat itself knows */
  hasMore?: boolean;
  /** what the seat does or waits for */
  state: string;
  sign: Sign;
  awaited: boolean;
  /** connected, or a bot */
  here: boolean;
  /** a bot stands in for the person */
  standIn: boolean;
  /** the marked place in turn order, from 1 */
  place: number | null;
  clock: ClockView | undefined;
}

/** What the game says of a seat. */
export type Standing = Pick<
  Plate,
  'clan' | 'name' | 'points' | 'hasMore' | 'state' | 'sign' | 'place'
>;

/** The plate of a seat, from the game and the table. */
export function plateOf(table: TableStore<Game>, seat: Seat, standing: Standing): Plate {
  const { kind, bot } = table.info.seats[seat];
  const cast = castOf(table.info.game, table.info.seats.map(botOf));
  const standIn = table.now?.stand_ins[seat] !== undefined;
  const isOver = table.ended !== null;
  // Nobody thinks while the game is paused.
  const onPause = table.now?.paused && table.awaits.includes(seat);
  return {
    ...standing,
    ...(onPause ? { state: tableWords().seats.onPause, sign: 'none' as const } : {}),
    place: isOver ? null : standing.place,
    seat,
    you: seat === table.seat,
    isBot: kind === 'bot',
    bot,
    face: cast[seat]?.face ?? null,
    awaited: table.awaits.includes(seat),
    here:
      kind === 'bot' ||
      standIn ||
      seat === table.seat ||
      table.presence.seats.includes(seat) ||
      isOver,
    standIn,
    clock: isOver ? undefined : table.clocks[seat],
  };
}
