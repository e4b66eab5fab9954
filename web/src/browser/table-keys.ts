/** Decides which key presses are meant for the table. */

/** Whether a key is meant for the table: no input, list, dialog or browser shortcut. */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return isForTable(event);
}

/** The same, with any modifier keys. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return true;
  return target.closest('input, textarea, select, dialog, [contenteditable]') === null;
}
