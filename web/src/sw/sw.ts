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

/** What the server sends to be shown. */
interface Notice {
  title: string;
  text: string;
  link: string;
  tag: string;
}

const pages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Show a notice, unless its table is looked at. */
async function show({ title, text, link, tag }: Notice): Promise<void> {
  const looked = (await pages()).some(
    (page) => page.visibilityState === 'visible' && new URL(page.url).pathname === link,
  );
  if (looked) return;
  const [icon, data] = ['/icons/icon-192.png', { link }];
  await self.registration.showNotification(title, { body: text, tag, icon, data });
  await self.navigator.setAppBadge?.(1);
}

/** Show the page of a notice: the one that is open, or a new one. */
async function open(link: string): Promise<void> {
  const all = await pages();
  const there = all.find((page) => new URL(page.url).pathname === link) ?? all.at(0);
  if (!there) await self.clients.openWindow(link);
  else {
    await there.focus();
    if (new URL(there.url).pathname !== link) await there.navigate(link);
  }
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(show(notice));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data as { link: string };
  event.waitUntil(open(link));
});
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
