/** The rounds that a bot played for a person, in words. */
import type { SeatInfo } from '../wire/protocol';

export interface BotRoundWords {
  one: (round: number) => string;
  /** several in a row */
  span: (from: number, to: number) => string;
  some: (rounds: string) => string;
}

export function botRoundsText(rounds: readonly number[], w: BotRoundWords): string {
  const [from, to] = [rounds[0], rounds[rounds.length - 1]];
  if (rounds.length === 1) return w.one(from);
  if (to - from === rounds.length - 1) return w.span(from, to);
  return w.some(rounds.join(', '));
}

/** Whether a game counts as played by the person in a seat: not if a bot moved for them. */
export const countsAsPlayed = (seat: SeatInfo): boolean => seat.bot_rounds === null;
