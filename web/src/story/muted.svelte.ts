/** Whom this person does not want to read: the server knows it too, but does not tell it back. */
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
    // Forbidden storage: then it lasts as long as the page, and on the server.
  }
}
