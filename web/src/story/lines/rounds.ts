/** The story of a game by rounds. */
import type { Who } from '../../i18n/who';
import type { Game, Told } from '../../wire/types';
import type { LogLine, Story } from '../../game-ui/story';

export interface Chapter {
  /** 0 before the first round. */
  round: number;
  lines: LogLine[];
}

/** All lines of a log, by rounds. */
export function chapters(
  story: Story<Game>,
  steps: readonly Told<Game>[],
  names: readonly Who[],
  view: unknown,
): Chapter[] {
  const events: { round: number; told: unknown[] }[] = [{ round: 0, told: [] }];
  for (const step of steps) {
    for (const event of step.events) {
      const round = story.begins(event);
      if (round !== null) events.push({ round, told: [] });
      events.at(-1)?.told.push(event);
    }
  }
  return events
    .map(({ round, told }) => ({ round, lines: story.digest(told, names, view) }))
    .filter(({ lines }) => lines.length > 0);
}
