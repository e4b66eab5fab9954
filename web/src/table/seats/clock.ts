/** Formats remaining time: `2:41`, `1:02:05`. */
import type { ClockView } from '../../wire/protocol';

/** The remaining milliseconds at a server time. */
export function leftOf(clock: ClockView, now: number): number {
  // While a scoring is looked at, the clock waits with all its time.
  const most = clock.scoring_until === null ? Infinity : clock.left;
  const left = clock.running && clock.due !== null ? clock.due - now : clock.left;
  return Math.max(0, Math.min(left, most));
}

const two = (n: number): string => String(n).padStart(2, '0');

export interface Left {
  days: number;
  hours: number;
  /** hours, minutes and seconds */
  face: string;
}

export function split(left: number): Left {
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const face = hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
  return { days: Math.floor(hours / 24), hours: hours % 24, face };
}
