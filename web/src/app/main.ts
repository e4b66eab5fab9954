/** The entry point of the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from '../browser/router.svelte';
import { startSettings } from '../browser/settings.svelte';
import { typefaces } from '../browser/typefaces';
import { words } from '../i18n/words.svelte';
import { startUpdates } from './updates.svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/utilities.css';

async function start(): Promise<void> {
  const target = document.getElementById('app');
  if (!target) throw new Error('The page has no place for the app.');
  // If the translation fails to load, the page stays English.
  await startSettings().catch(() => undefined);
  startRouter();
  mount(App, { target, props: { typefaces: typefaces(words().nav.play) } });
  if (import.meta.env.PROD) startUpdates();
}

void start();
