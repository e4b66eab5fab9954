/** The names of explained things, in the words of the page. */
import { cardText } from '../words/cards';
import { catsExplainWords } from '../words/explain';
import { type Idea, type Topic, cardIn } from './explain';

export function nameOf(topic: Topic): string {
  const card = cardIn(topic);
  return card === null ? catsExplainWords().ideas[topic as Idea].name : cardText(card).title;
}

export const more = (): string => catsExplainWords().more;
