/** Where we are, over the History API: links of our own change the page without loading it. */
import { type Route, read, write } from './routes';

let here = $state.raw<Route>(read(location.pathname));
let query = $state(location.search);

/** The page that is shown. */
export const route = (): Route => here;

/** What stands behind the question mark of the address. */
export const search = (): URLSearchParams => new URLSearchParams(query);

function arrive(): void {
  here = read(location.pathname);
  query = location.search;
}

/** Go to a page; `replace` leaves no step back. */
export function go(to: Route | string, { replace = false } = {}): void {
  const address = typeof to === 'string' ? to : write(to);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = here;
  arrive();
  if (write(before) !== write(here)) scrollTo(0, 0);
}

/** A plain click on a link to one of our pages. */
function ours(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  const url = new URL(link.href);
  const sameDocument = url.pathname === location.pathname && url.hash;
  return sameDocument || read(url.pathname).page === 'lost' ? undefined : url;
}

/** Follow the browser's buttons and all links from now on. */
export function startRouter(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const url = ours(event);
    if (!url) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
