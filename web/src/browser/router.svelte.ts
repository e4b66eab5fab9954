/** Where we are, over the History API: links of our own change the page without loading it. */
import { type Route, read, write } from './routes';

let here = $state.raw<Route>(read(location.pathname));
let query = $state(location.search);

/** The page that is shown. */
export const route = (): Route => here;

/** What stands behind the question mark of the address. */
export const search = (): URLSearchParams => new URLSearchParams(query);

function arrive(): void {
  const next = read(location.pathname);
  if (write(next) !== write(here)) here = next;
  query = location.search;
}

/** The state of a step that leads aside on the same page. */
interface Aside {
  aside?: boolean;
}
const isAside = (): boolean => (history.state as Aside | null)?.aside === true;

/** Open something that the browser's way back closes again; call what is returned once it is closed. */
export function stepAside(onback: () => void): () => void {
  history.pushState({ aside: true } satisfies Aside, '');
  const left = (): void => {
    if (!isAside()) onback();
  };
  addEventListener('popstate', left);
  return () => {
    removeEventListener('popstate', left);
    // Whoever closed it in another way, or went to another page, has no step too many.
    if (isAside()) history.back();
  };
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
