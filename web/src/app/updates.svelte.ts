/** The service worker, and whether a newer page than this one has come. */

let newer = $state(false);

/** Is there a newer version of the page? */
export const isOutdated = (): boolean => newer;

/** Keep the shell of the page for bad connections, where the browser can. */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The first worker is no update: this page came just before it.
  let first = !workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (!first) newer = true;
    first = false;
  });
  // Without a worker the page works as well, only not without a connection.
  workers.register('/sw.js').catch(() => undefined);
}
