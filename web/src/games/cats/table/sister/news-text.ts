/** News of a solo game in a sentence. */
import { dayOf } from '../../pieces/board-numbers';
import { type Tongue, cardIn, sisterIn } from '../../story/event-text';
import { SISTER } from '../state/scores.svelte';
import type { View } from '../../types';
import type { News } from './sister-actions.svelte';

export function newsText(news: News, view: View, tongue: Tongue): string {
  const w = tongue.w.panel;
  if (news.type === 'sister') return sisterIn(news, tongue);
  if (news.type === 'deal') return w.seventh(cardIn(news.cards[0], tongue));
  if (news.type === 'order') {
    // Her speed is the last one.
    const [mine, hers] = [news.speeds[0], news.speeds.at(-1) ?? 0];
    return news.order[0] === SISTER ? w.sheFirst(hers, mine) : w.youFirst(mine, hers);
  }
  // A colour is revealed when a day begins.
  const place = view.sister?.colours.indexOf(news.colour) ?? 0;
  return w.newColour(dayOf(view), tongue.w.colours[news.colour], 5 - place);
}
