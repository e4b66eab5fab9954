/** The announcement of the host, as any answer of the server reports it. */

/** The id in every response of a server that announces something. */
export const NEWS_HEADER = 'X-Skerry-Announcement';

let told = '';
const listeners = new Set<(text: string) => void>();

/** Pass an announcement on; an empty one removes it. */
export function tellNews(text: string): void {
  if (text === told) return;
  told = text;
  for (const listener of listeners) listener(text);
}

/** Hear of announcements, also of the present one; returns a function that stops. */
export function onNews(listener: (text: string) => void): () => void {
  listeners.add(listener);
  if (told) listener(told);
  return () => listeners.delete(listener);
}
