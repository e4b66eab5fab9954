/** Small values stored in this browser; if storage is blocked, they last until the page is closed. */

const here = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`skerry.${key}`);
  } catch {
    return here.get(key) ?? null;
  }
}

/** The keys of what is remembered that begin like this. */
export function remembered(prefix: string): string[] {
  let keys = [...here.keys()];
  try {
    keys = Object.keys(localStorage).flatMap((key) =>
      key.startsWith('skerry.') ? [key.slice('skerry.'.length)] : [],
    );
  } catch {
    // kept in `here`
  }
  return keys.filter((key) => key.startsWith(prefix));
}

export function remember(key: string, value: string): void {
  here.set(key, value);
  try {
    localStorage.setItem(`skerry.${key}`, value);
  } catch {
    // kept in `here`
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
