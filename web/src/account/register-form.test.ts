/** The forms that ask for the present password of a registered name. */
// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words as en } from '../i18n/lobby/en';
import { api, Problem } from '../wire/api';
import type { Me } from '../wire/protocol';
import LeaveForm from './LeaveForm.svelte';
import RecoveryCode from './RecoveryCode.svelte';
import RegisterForm from './RegisterForm.svelte';

const guest: Me = {
  id: 'p',
  name: 'Ann',
  claimed: false,
  recoverable: false,
  vacation_until: null,
};
let shown: Record<string, unknown> | undefined;
const done = vi.fn();

async function become(me: Me): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(me)));
  localStorage.setItem('skerry.somebody', 'yes');
  await api.whoAmI();
}

function register(): void {
  shown = mount(RegisterForm, { target: document.body, props: { ondone: done } });
  flushSync();
}

function field(label: string): HTMLInputElement | null {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
  return found === undefined ? null : document.querySelector(`#${CSS.escape(found.htmlFor)}`);
}

function type(label: string, value: string): void {
  const input = field(label);
  if (input === null) throw new Error(`There is no ${label}.`);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

async function submit(): Promise<void> {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

beforeEach(() => {
  done.mockReset();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a guest registers a name without a present password', async () => {
  await become(guest);
  const claim = vi.spyOn(api, 'claim').mockResolvedValue(guest);
  register();
  expect(field(en.me.present)).toBeNull();
  type(en.me.password, 'long enough');
  await submit();
  expect(claim).toHaveBeenCalledWith({ name: 'Ann', password: 'long enough', present: null });
  expect(done).toHaveBeenCalled();
});

it('a registered name is changed with its present password, and a wrong one is said so', async () => {
  await become({ ...guest, claimed: true });
  const claim = vi
    .spyOn(api, 'claim')
    .mockRejectedValueOnce(new Problem(403, 'Wrong password or recovery code.', '$.present'))
    .mockResolvedValue({ ...guest, claimed: true });
  register();
  type(en.me.newPassword, 'long enough');
  type(en.me.present, 'wrong');
  await submit();
  expect(field(en.me.present)?.getAttribute('aria-invalid')).toBe('true');
  expect(field(en.me.name)?.getAttribute('aria-invalid')).toBeNull();
  expect(document.body.textContent).toContain(en.problems.present);
  type(en.me.present, 'right');
  await submit();
  expect(claim).toHaveBeenLastCalledWith({
    name: 'Ann',
    password: 'long enough',
    present: 'right',
  });
  expect(done).toHaveBeenCalled();
});

it('a recovery code of a registered name asks for the password', async () => {
  await become({ ...guest, claimed: true });
  const make = vi.spyOn(api, 'recoveryCode').mockResolvedValue('bcdf-2345');
  shown = mount(RecoveryCode, { target: document.body });
  flushSync();
  type(en.me.present, 'right');
  await submit();
  expect(make).toHaveBeenCalledWith('right');
  expect(document.body.textContent).toContain('bcdf-2345');
});

it('signs out everywhere else', async () => {
  await become(guest);
  const leave = vi.spyOn(api, 'signOutElsewhere').mockResolvedValue();
  shown = mount(LeaveForm, {
    target: document.body,
    props: { matter: 'sign-out', oncancel: done, ondone: done },
  });
  flushSync();
  const button = [...document.querySelectorAll('button')].find((one) =>
    one.textContent.includes(en.me.signOutElsewhere),
  );
  button?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(leave).toHaveBeenCalled();
});
