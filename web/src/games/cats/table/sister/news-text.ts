/** News of a solo game in a sentence. */
import { dayOf } from '../../pieces/board-numbers';
import { type Tongue, cardIn, sisterIn } from '../../story/event-text';
import type { View } from '../../types';
import type { News } from './sister-actions.svelte';

export function newsText(news: News, view: View, tongue: Tongue): string {
  const w = tongue.w.panel;
  if (news.type === 'sister') return sisterIn(news, tongue);
  if (news.type === 'deal') return w.seventh(cardIn(news.cards[0], tongue));
  // A colour is revealed when a day begins.
  const place = view.sister?.colours.indexOf(news.colour) ?? 0;
  return w.newColour(dayOf(view), tongue.w.colours[news.colour], 5 - place);
}
