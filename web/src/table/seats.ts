/** What a seat's plate says. */
import type { Clan } from '../art/emblems';
import type { ClockView } from '../wire/protocol';
import type { Seat } from '../wire/types';
import type { Sign } from './StateSign.svelte';

export interface Plate {
  seat: Seat;
  clan: Clan;
  name: string;
  you: boolean;
  bot: boolean;
  /** strength of a bot, 1 to 5 */
  level: number | undefined;
  points: number;
  /** what the seat does or waits for */
  state: string;
  sign: Sign;
  awaited: boolean;
  /** connected, or a bot */
  here: boolean;
  /** a bot sits in for the person */
  standIn: boolean;
  first: boolean;
  clock: ClockView | undefined;
}

/** One's own seat first, then clockwise. */
export function fromMine(seats: number, mine: Seat | null): Seat[] {
  return Array.from({ length: seats }, (_, i) => (i + (mine ?? 0)) % seats);
}
