import { afterEach, expect, it, vi } from 'vitest';
import type { GameUi } from './game-ui';
import { Manifests } from './manifests.svelte';

const coin = { title: () => 'Coin toss' } as GameUi;

afterEach(() => vi.restoreAllMocks());

it('loads the manifest of a game once, when it is first wanted', async () => {
  const load = vi.fn(() => Promise.resolve({ default: coin }));
  const manifests = new Manifests({ '../games/coin/index.ts': load });
  expect(load).not.toHaveBeenCalled();
  expect(manifests.now('coin')).toBeUndefined();
  expect(await manifests.load('coin')).toBe(coin);
  expect(manifests.now('coin')).toBe(coin);
  expect(load).toHaveBeenCalledOnce();
});

it('a game without a manifest has none', async () => {
  const manifests = new Manifests({});
  expect(await manifests.load('coin')).toBeNull();
  expect(manifests.now('coin')).toBeNull();
});

it('a manifest that does not load is as good as none', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const broken = (): Promise<never> => Promise.reject(new Error('no such file'));
  const manifests = new Manifests({ '../games/coin/index.ts': broken });
  expect(await manifests.load('coin')).toBeNull();
  expect(warned.mock.calls[0][0]).toContain('coin');
});
