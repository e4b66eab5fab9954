/** Put a text on the clipboard: the new way where the page may, else the old one. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages that came without https may not; a selected text can be copied there.
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr';
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
