/** Keys of a choice of cards: 1 to 9 choose, Z undoes, Ctrl+Enter confirms. */
import { isForTable, isPlainKey } from '../../../../browser/table-keys';
import { digitOf } from '../../../../browser/digit-keys';
import type { CardChoice } from '../state/card-choice.svelte';

/** Whether this key confirms. */
export function isConfirm(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return false;
  return event.key === 'Enter' && isForTable(event) && !document.querySelector('dialog[open]');
}

/** The digit of a plain key meant for the table, or 0. */
export function numberIn(event: KeyboardEvent): number {
  return isPlainKey(event) && !document.querySelector('dialog[open]') ? digitOf(event) : 0;
}

export function onConfirm(
  event: KeyboardEvent,
  choice: CardChoice | null,
  confirm: () => Promise<void>,
): void {
  if (isConfirm(event)) {
    event.preventDefault();
    void confirm();
    return;
  }
  if (choice === null || !isPlainKey(event) || document.querySelector('dialog[open]')) return;
  const card = choice.cards[digitOf(event) - 1];
  if (card !== undefined) choice.toggle(card);
  else if (event.code === 'KeyZ') {
    if (event.shiftKey) choice.redo();
    else choice.undo();
  } else return;
  event.preventDefault();
}
