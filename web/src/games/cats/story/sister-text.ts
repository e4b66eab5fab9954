/** What the sister does, in a sentence. */
import type { SisterActed } from '../types';
import type { CatsStoryWords } from '../words/story';

/** What she takes in a row is one list; `name` names a tile. */
export function sisterSentence(
  removed: SisterActed['removed'],
  { all, events: e }: Pick<CatsStoryWords, 'all' | 'events'>,
  name: (tile: string) => string,
): string {
  const parts: string[] = [];
  let taken: string[] = [];
  const take = (): void => {
    if (taken.length > 0) parts.push(e.sisterTakes(all(taken)));
    taken = [];
  };
  for (const thing of removed) {
    if (typeof thing === 'string') taken.push(name(thing));
    else if (thing !== null) {
      take();
      parts.push(e.sisterSwaps(name(thing[0]), name(thing[1])));
    }
  }
  take();
  return e.sister(parts.length > 0 ? parts : [e.sisterNothing]);
}
