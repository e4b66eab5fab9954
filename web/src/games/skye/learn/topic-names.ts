/** The names of explained things, in the words of the page. */
import type { ScrollKind } from '../pieces/pieces';
import type { Goal } from '../types';
import { explainWords } from '../words/explain';
import type { Idea, ItemTopic, Topic } from '../pieces/topics';

export function nameOf(topic: Topic): string {
  const w = explainWords();
  const [kind, id] = topic.split(' ') as [string, string | undefined];
  if (kind === 'goal') return w.goals[id as Goal].name;
  if (kind === 'item') return w.items[id as ItemTopic].name;
  return kind === 'scroll' ? w.scrollNames[id as ScrollKind] : w.ideas[topic as Idea].name;
}

export const more = (): string => explainWords().more;
