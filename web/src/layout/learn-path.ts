/** The tutorial of the current game, or of the first one. */
import { isTaught } from '../games/teaching';
import { route, search } from '../browser/router.svelte';
import { write } from '../browser/routes';

export function learnPath(): string {
  const here = route();
  const game = 'game' in here ? here.game : (search().get('game') ?? '');
  return write({ page: 'tutorial', game: isTaught(game) ? game : 'skye' });
}
