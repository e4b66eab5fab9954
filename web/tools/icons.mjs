// Redraws the icons of the installed page with Chromium; the variable CHROMIUM names another browser.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { load } from './load.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));
const { drawLogo, LOGO_BOX, SIMPLE_LOGO_BOX } = await load('/src/art/logo.ts');

const svg = (box, markup) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${markup}</svg>\n`;
const round = svg(LOGO_BOX, drawLogo());
// The edge of a maskable icon may be cut off, so add a margin.
const maskable = svg(
  '-14 -14 128 128',
  `<path fill="#f6ecd6" d="M-14-14h128v128H-14z"/>${drawLogo()}`,
);

function paint(markup, size, name) {
  const work = mkdtempSync(join(tmpdir(), 'skerry-icons-'));
  const page = join(work, 'icon.html');
  const style = `html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}`;
  writeFileSync(page, `<!doctype html><style>${style}</style>${markup}`);
  const done = spawnSync(CHROMIUM, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--user-data-dir=${join(work, 'profile')}`,
    `--window-size=${size},${size}`,
    `--screenshot=${join(folder, name)}`,
    pathToFileURL(page).href,
  ]);
  rmSync(work, { recursive: true, force: true });
  if (done.status !== 0) throw new Error(`${CHROMIUM} failed:\n${done.stderr}`);
}

writeFileSync(join(folder, 'icon.svg'), svg(SIMPLE_LOGO_BOX, drawLogo(false, true)));
paint(round, 192, 'icon-192.png');
paint(round, 512, 'icon-512.png');
paint(maskable, 512, 'maskable-512.png');
