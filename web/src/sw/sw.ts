/** The service worker: caches the page, so that it opens offline. */
import { isServerPath } from '../wire/server-paths';

declare const self: ServiceWorkerGlobalScope;
/** The files and the hash of this build, inserted by the build. */
declare const __SHELL__: { version: string; files: string[] };

const CACHE = `skerry-${__SHELL__.version}`;
const PAGE = '/';

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...__SHELL__.files]);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('skerry-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

/** Files with a hash in their name never change, so the cache is valid. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A page instead of a file means that the file no longer exists.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.ok && !isPage) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** Pages come from the server if it answers, otherwise from the cache. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isServerPath(url.pathname))
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/') || __SHELL__.files.includes(url.pathname))
    event.respondWith(asset(request));
});
