import { expect, it } from 'vitest';
import { DEFAULTS, choose, readSettings, settings } from './settings.svelte';

it('invalid values get their defaults', () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
  expect(readSettings('{')).toEqual(DEFAULTS);
  expect(readSettings('7')).toEqual(DEFAULTS);
  expect(readSettings('{"theme":"dusk","scale":115,"sounds":"yes","aids":true}')).toEqual({
    ...DEFAULTS,
    scale: 115,
    aids: true,
  });
});

it('a choice applies at once and is stored', () => {
  choose({ theme: 'night', scale: 130 });
  expect(settings().theme).toBe('night');
  expect(document.documentElement.dataset.theme).toBe('night');
  expect(document.documentElement.dataset.scale).toBe('130');
  expect(readSettings(localStorage.getItem('skerry.settings')).scale).toBe(130);
});
