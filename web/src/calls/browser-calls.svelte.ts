/** Calls in this browser: the permission, the subscription, and what the server knows of it. */
import { spokenLanguage } from '../i18n/words.svelte';
import { recall, remember } from '../browser/storage';
import { api } from '../wire/api';
import type { MyNotices } from '../wire/protocol';

/** Stored once the player wants calls here. */
const WANTED = 'calls';
/** Stored when the player has declined an offer: when. */
const DECLINED = 'calls.declined';
const QUIET = 30 * 24 * 3600 * 1000;

let wanted = $state(recall(WANTED) === 'on');
let offered = $state(false);

/** Whether this browser can show notices: it has them only with https, or on this machine. */
export const canCall = (): boolean =>
  typeof Notification !== 'undefined' && 'serviceWorker' in navigator;

export const isBlocked = (): boolean => canCall() && Notification.permission === 'denied';

/** Whether the player is called in this browser. */
export const isCalled = (): boolean => wanted && canCall() && Notification.permission === 'granted';

/** Whether the player has just left a table that may need them. */
export const isOffered = (): boolean => offered;

const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

/** The subscription of this browser for the server's key; an older key gives a new one. */
async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const bytes = keyBytes(key);
  const used = known?.options.applicationServerKey;
  if (known && used && String(new Uint8Array(used)) === String(bytes)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
}

async function tellServer(found: PushSubscription, on: boolean): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const language = spokenLanguage();
  await api.callBrowser({ endpoint: endpoint ?? '', p256dh, auth, language, on });
}

/** Call the player in this browser; false if the player or the browser refuses. */
export async function turnOn(notices: MyNotices): Promise<boolean> {
  if (!canCall() || (await Notification.requestPermission()) !== 'granted') return false;
  if (notices.push_key !== null) await tellServer(await subscription(notices.push_key), true);
  wanted = true;
  remember(WANTED, 'on');
  return true;
}

export async function turnOff(): Promise<void> {
  wanted = false;
  remember(WANTED, 'off');
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager?.getSubscription();
  if (!known) return;
  await tellServer(known, false);
  await known.unsubscribe();
}

/** Tell the server again: the account, the language or the key may have changed. */
export async function renewCalls(): Promise<void> {
  if (!isCalled() || !(api.me ?? (await api.whoAmI()))) return;
  const { push_key } = await api.notices();
  if (push_key !== null) await tellServer(await subscription(push_key), true);
}

/** The player leaves a table that may need them: offer calls, unless they are on or unwanted. */
export async function offerCalls(): Promise<void> {
  const declined = Number(recall(DECLINED) ?? 0);
  if (wanted || !canCall() || isBlocked() || Date.now() - declined < QUIET) return;
  const { push_key } = await api.notices();
  offered = push_key !== null;
}

/** The offer is answered. */
export function closeOffer(accepted: boolean): void {
  offered = false;
  if (!accepted) remember(DECLINED, String(Date.now()));
}

/** Show a notice from this page, which is open but not seen. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!isCalled()) return;
  const worker = await navigator.serviceWorker.ready;
  const data = { link: `/t/${table}` };
  await worker.showNotification(title, {
    body,
    tag: `table-${table}`,
    icon: '/icons/icon-192.png',
    data,
  });
}
