/** Says when a bot sits in for another person at the table, and when that person plays again. */
import { untrack } from 'svelte';
import { tableWords } from '../../i18n/table';
import { toast } from '../../ui/toasts.svelte';
import type { TableStore } from '../../wire/table.svelte';
import type { Game } from '../../wire/types';

export function noteStandIns(table: () => TableStore<Game>): void {
  let known: { id: string; seats: ReadonlySet<number> } | null = null;
  $effect(() => {
    const { id, now, seat: mine, names, ended } = table();
    if (now === null) return;
    const seats = new Set(Object.keys(now.stand_ins).map(Number));
    const before = known?.id === id ? known.seats : seats;
    known = { id, seats };
    if (ended !== null) return;
    untrack(() => {
      const w = tableWords().seats;
      for (const [seat, name] of names.entries()) {
        if (seat === mine || seats.has(seat) === before.has(seat)) continue;
        if (seats.has(seat)) toast(w.botSatIn(name), 'bot');
        else toast(w.cameBack(name));
      }
    });
  });
}
