/** Muted players. The server stores them too, but does not return them. */
const KEY = 'skerry.muted';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

let names = $state.raw<readonly string[]>(kept());

export const mutedNames = (): readonly string[] => names;

export function setMuted(name: string, on: boolean): void {
  const others = names.filter((one) => one !== name);
  names = on ? [...others, name] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Storage is blocked: it lasts until the page is closed, and on the server.
  }
}
