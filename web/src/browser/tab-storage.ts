/** JSON values kept in this tab: they survive a reload and end with the tab. */

/** What was kept under a key; null if there is nothing readable. */
export function recallInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`skerry.${key}`) ?? 'null');
  } catch {
    // Storage is blocked or holds something else.
    return null;
  }
}

export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(`skerry.${key}`, JSON.stringify(value));
  } catch {
    // It lasts until the page is closed.
  }
}
