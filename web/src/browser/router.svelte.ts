/** The router, based on the History API: internal links do not reload the page. */
import { type Route, read, write } from './routes';

let here = $state.raw<Route>(read(location.pathname));
let query = $state(location.search);
/** The table or replay from which this page was opened. */
let from = $state(tableBefore());

/** The current page. */
export const route = (): Route => here;

/** The query parameters of the address. */
export const search = (): URLSearchParams => new URLSearchParams(query);

/** The address of the table or replay from which this page was opened; null: from elsewhere. */
export const openedFrom = (): string | null => from;

/** What the history knows of an entry. */
interface Entry {
  from?: string;
}
function tableBefore(): string | null {
  return (history.state as Entry | null)?.from ?? null;
}

function arrive(): void {
  from = tableBefore();
  const next = read(location.pathname);
  if (write(next) !== write(here)) here = next;
  query = location.search;
}

/** The history state of an overlay on the same page. */
interface Aside {
  aside?: boolean;
}
const isAside = (): boolean => (history.state as Aside | null)?.aside === true;

/** Open an overlay that the Back button closes; call the result once it is closed. */
export function stepAside(onback: () => void): () => void {
  history.pushState({ aside: true } satisfies Aside, '');
  const left = (): void => {
    if (!isAside()) onback();
  };
  addEventListener('popstate', left);
  return () => {
    removeEventListener('popstate', left);
    // If it was closed in another way, remove the extra history entry.
    if (isAside()) history.back();
  };
}

/** Go to a page; `replace` adds no history entry. */
export function go(to: Route | string, { replace = false } = {}): void {
  const address = typeof to === 'string' ? to : write(to);
  const isTable = here.page === 'table' || here.page === 'replay';
  const entry: Entry | null = isTable ? { from: location.pathname + location.search } : null;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(entry, '', address);
  const before = here;
  arrive();
  if (write(before) !== write(here)) scrollTo(0, 0);
}

/** Handle a plain click on an internal link. */
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

/** Start to handle the browser's buttons and all links. */
export function startRouter(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const url = ours(event);
    if (!url) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
