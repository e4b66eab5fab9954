/** Where learning begins: with the game that one reads about, else with the first one. */
import { route, search } from '../browser/router.svelte';
import { write } from '../browser/routes';
import { gameUiNow } from '../game-ui/manifests.svelte';

export function learnPath(): string {
  const here = route();
  const game = 'game' in here ? here.game : search().get('game');
  return write({ page: 'tutorial', game: game !== null && gameUiNow(game)?.learn ? game : null });
}
