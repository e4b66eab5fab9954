/** Copy a text: with the Clipboard API if allowed, otherwise with the old command. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https the API is missing; selected text can still be copied.
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
