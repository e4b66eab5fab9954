/** The service worker, and whether a newer version of the page is available. */

let newer = $state(false);

/** Whether a newer version of the page is available. */
export const isOutdated = (): boolean => newer;

/** Cache the page for bad connections if the browser supports it. */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The first worker is not an update: it belongs to this page.
  let first = !workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (!first) newer = true;
    first = false;
  });
  // Without a worker the page works, but not offline.
  workers.register('/sw.js').catch(() => undefined);
}
