/** The share sheet of the system, where there is one. */

/** Phones and tablets have a sheet that people know; on desktops a copied link serves better. */
export const canShare = (): boolean =>
  typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/** Open the sheet; false if there is none. Closing it is not an error. */
export async function shareLink(what: ShareData): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
