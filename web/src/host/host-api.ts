/** The API of the host's page; the host is known by a cookie that only these requests send. */
import { Problem } from '../wire/api';
import type {
  Backups,
  Bans,
  HostActions,
  HostInvites,
  HostPeople,
  HostSetting,
  HostSettings,
  HostTables,
  InviteMade,
  Listed,
  NewBan,
  NewInvite,
  Overview,
} from '../wire/protocol';

const PATIENCE = 60_000;

/** Send a request; rejects with a Problem. */
async function ask<T>(method: string, path: string, form?: object): Promise<T> {
  let answer: Response;
  let said: string;
  try {
    answer = await fetch(`/host/${path}`, {
      method,
      body: form === undefined ? null : JSON.stringify(form),
      headers: form === undefined ? {} : { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    });
    said = await answer.text();
  } catch {
    throw new Problem(0, 'The server cannot be reached.');
  }
  if (answer.ok) return (said === '' ? undefined : JSON.parse(said)) as T;
  let told: { what?: string; where?: string | null } = {};
  try {
    told = JSON.parse(said) as typeof told;
  } catch {
    // A proxy answered in its own words.
  }
  throw new Problem(answer.status, told.what ?? answer.statusText, told.where ?? null);
}

function listed(path: string, query: Listed): string {
  const given = Object.entries(query).filter(([, value]) => value != null && value !== '');
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Whether the session of the host is over, or never was. */
export const isStranger = (error: unknown): boolean =>
  error instanceof Problem && error.status === 404 && /^There is nothing at/.test(error.what);

export const host = {
  overview: (since = 0) => ask<Overview>('GET', `overview?since=${since}`),
  tables: (query: Listed) => ask<HostTables>('GET', listed('tables', query)),
  deleteTable: (id: string) => ask<void>('DELETE', `tables/${id}`),
  closeTable: (id: string) => ask<void>('POST', `tables/${id}/close`),
  reopenTable: (id: string) => ask<void>('POST', `tables/${id}/reopen`),
  people: (query: Listed) => ask<HostPeople>('GET', listed('people', query)),
  kick: (id: string, ban: boolean) => ask<void>('POST', `people/${id}/kick`, { ban }),
  deletePerson: (id: string) => ask<void>('DELETE', `people/${id}`),
  invites: () => ask<HostInvites>('GET', 'invites'),
  invite: (form: NewInvite) => ask<InviteMade>('POST', 'invites', form),
  revoke: (id: string) => ask<void>('DELETE', `invites/${id}`),
  bans: () => ask<Bans>('GET', 'bans'),
  ban: (form: NewBan) => ask<void>('POST', 'bans', form),
  unban: (network: string) => ask<void>('POST', 'bans/lift', { network }),
  backups: () => ask<Backups>('GET', 'backups'),
  backUp: () => ask<unknown>('POST', 'backups'),
  settings: () => ask<HostSettings>('GET', 'settings'),
  /** null: what the flags of the server say. */
  set: (name: string, value: HostSetting['value'] | null) =>
    ask<HostSettings>('POST', 'settings', { name, value }),
  actions: (query: Listed) => ask<HostActions>('GET', listed('actions', query)),
  signOut: () => ask<void>('POST', 'sign-out'),
};

/** What runs now; null if this browser is not the host's. */
export async function firstLook(): Promise<Overview | null> {
  try {
    return await host.overview();
  } catch (error) {
    if (isStranger(error)) return null;
    throw error;
  }
}
