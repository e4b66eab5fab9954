/** Which presses of keys are meant for the table. */

/** Is nobody writing, choosing or answering a dialog, and no other program meant? */
export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return isForTable(event);
}

/** The same, whatever else is held down. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return true;
  return target.closest('input, textarea, select, dialog, [contenteditable]') === null;
}
