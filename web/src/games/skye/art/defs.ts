/** Adds the shared parts of all drawings to the page once. */
import { goalDefs } from './goals';
import { itemDefs } from './items';
import { peakDefs } from './tile/peaks';
import { washDefs } from './tile/washes';
import './skye.css';

export const sharedDefs = (): string => washDefs() + peakDefs() + itemDefs() + goalDefs();

const ID = 'sk-defs';

/** Call it before drawing anything of Isle of Skye; it runs once. */
export function ensureDefs(): void {
  if (typeof document === 'undefined' || document.getElementById(ID)) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = ID;
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = `<defs>${sharedDefs()}</defs>`;
  document.body.prepend(svg);
}
