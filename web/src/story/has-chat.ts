/** Whether anybody could answer in the chat of a table. */
import type { TableStore } from '../wire/table.svelte';
import type { Game } from '../wire/types';

type Heard = Pick<TableStore<Game>, 'chat' | 'info' | 'presence'>;

/** Who plays alone and unwatched has nobody to talk to. */
export const hasChat = ({ chat, info, presence }: Heard): boolean =>
  info.chat !== 'off' && (info.seats.length > 1 || presence.watching > 0 || chat.length > 0);
