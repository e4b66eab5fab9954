/** Small values stored in this browser; what cannot be stored lasts until the page is closed. */

const unsaved = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(`skerry.${key}`);
  } catch {
    return null;
  }
}

/** The keys of what is remembered that begin like this. */
export function remembered(prefix: string): string[] {
  let stored: string[] = [];
  try {
    stored = Object.keys(localStorage).flatMap((key) =>
      key.startsWith('skerry.') ? [key.slice('skerry.'.length)] : [],
    );
  } catch {
    // all is in `unsaved`
  }
  return [...new Set([...stored, ...unsaved.keys()])].filter((key) => key.startsWith(prefix));
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`skerry.${key}`, value);
    unsaved.delete(key);
  } catch {
    // Storage is full or blocked.
    unsaved.set(key, value);
  }
}

export function forget(key: string): void {
  unsaved.delete(key);
  try {
    localStorage.removeItem(`skerry.${key}`);
  } catch {
    // it was not stored
  }
}

/** A stored JSON value; null if missing or unreadable. */
export function recallObject(key: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(recall(key) ?? 'null');
    return typeof found === 'object' && found !== null ? { ...found } : null;
  } catch {
    return null;
  }
}
