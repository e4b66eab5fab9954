/** Things: ship, barrel, scroll, cairn and the axe. */
import type { Drawing } from './drawing';

export const ship: Drawing = {
  width: 27,
  height: 24,
  markup: [
    '<path class="sk-halo" d="M-11.6-3q0 9.4 6 10.4H5.6q6-1 6-10.4zM-6.8-11.4h13.6v11H-6.8z"/>',
    '<path class="sk-line sk-w120" d="M0-13V2"/>',
    '<path class="sk-f-stripe" d="M0-13.4l4 1.2-4 1.2z"/>',
    '<path class="sk-f-sail sk-outlined" d="M-6.6-10.8q6.6-1.9 13.2 0q1.8 5 .2 9.6q-6.8 2.2-13.6 0q-1.6-4.6.2-9.6z"/>',
    '<path class="sk-f-stripe" d="M-4.6-11.3l2.6-.4q-1.4 5.6-.2 11.2l-2.8-.4q-1.2-5 .4-10.4zM2-11.7l2.6.4q1.6 5.4.4 10.4l-2.8.4q1.2-5.6-.2-11.2z"/>',
    '<path class="sk-line" d="M-6.6-10.8q6.6-1.9 13.2 0q1.8 5 .2 9.6q-6.8 2.2-13.6 0q-1.6-4.6.2-9.6z"/>',
    '<path class="sk-f-hull sk-outlined" d="M-11.4-6.2q1.8-1 2.2 1q-1.2-.4-1 .8q.4 4.4 3 5.2h14.4q2.6-.8 3-5.2q.2-1.2-1-.8q.4-2 2.2-1q1.2.6.8 2.6q-.6 9.6-7 10.8H-5.2q-6.4-1.2-7-10.8q-.4-2 .8-2.6z"/>',
    '<path class="sk-f-hull1" d="M-9.2 2.4q8.6 1.6 18.4 0q-.5 1.2-1.3 2q-7.8 1.3-15.8 0q-.8-.8-1.3-2z"/>',
    '<g class="sk-outlined sk-w60"><circle class="sk-f-gold" cx="-5.4" cy="2.3" r="1.7"/><circle class="sk-f-sail" cx="-1.8" cy="2.6" r="1.7"/><circle class="sk-f-gold" cx="1.8" cy="2.6" r="1.7"/><circle class="sk-f-sail" cx="5.4" cy="2.3" r="1.7"/></g>',
    '<path fill="none" stroke="var(--sk-surf)" stroke-width="1.3" stroke-linecap="round" d="M-11.4 7.6q2.4-1.8 4.8 0t4.8 0 4.8 0 4.8 0 3.4-.4"/>',
  ].join(''),
};

export const whisky: Drawing = {
  width: 14,
  height: 15,
  markup: [
    '<ellipse class="sk-shadow" cx=".5" cy="6.6" rx="6" ry="1.5"/>',
    '<path class="sk-halo" d="M-4.6-5.8q-2.4 5.6 0 11.4q4.6 2 9.2 0q2.4-5.8 0-11.4q-4.6-2-9.2 0z"/>',
    '<path class="sk-f-oak sk-outlined" d="M-4.6-5.4q-2.2 5.4 0 11q4.6 2 9.2 0q2.2-5.6 0-11z"/>',
    '<path class="sk-f-oak1" d="M-2.6-4.4q-1.2 5 0 10.2l2.4.4q-.6-5.4 0-10.4z"/>',
    '<path class="sk-line sk-w50" opacity=".7" d="M-2.4-4.2q-1.2 5 0 10.4M0-4v10.4M2.4-4.2q1.2 5 0 10.4"/>',
    '<path fill="none" stroke="var(--sk-hoop)" stroke-width="1.4" d="M-5.3-2.4q5.3 1.8 10.6 0M-5.3 2.9q5.3 1.9 10.6 0"/>',
    '<ellipse class="sk-f-oak1 sk-outlined" cx="0" cy="-5.3" rx="4.6" ry="1.7"/>',
    '<path class="sk-f-lamp sk-outlined sk-w55" d="M0-2.6q2.7 3 2.1 4.6q-.6 1.5-2.1 1.5t-2.1-1.5q-.6-1.6 2.1-4.6z"/>',
  ].join(''),
};

export const scroll: Drawing = {
  width: 27,
  height: 21,
  markup: [
    '<path class="sk-shadow" d="M-11 8.6h23.4v1.6H-11z"/>',
    '<path class="sk-halo" d="M-12.6-8.4h25.2V8.4h-25.2z"/>',
    '<path class="sk-f-parch sk-outlined" d="M-10.6-7.2q10.6 1.4 21.2 0v14.4q-10.6 1.4-21.2 0z"/>',
    '<path class="sk-f-parch2" opacity=".6" d="M-9-6.6q1.6 6.6 0 13.4l2.2.2q1-7 0-13.4zM9-6.6q-1.6 6.6 0 13.4l-2.2.2q-1-7 0-13.4z"/>',
    '<path class="sk-f-parch2 sk-outlined" d="M-13-8q2-1.6 4 0V8q-2 1.6-4 0zM9-8q2-1.6 4 0V8q-2 1.6-4 0z"/>',
    '<path class="sk-f-parch" d="M-12.2-7.4q.7-.5 1.4-.3v15q-.7.3-1.4-.1zM9.8-7.4q.7-.5 1.4-.3v15q-.7.3-1.4-.1z"/>',
  ].join(''),
};

export const cairn: Drawing = {
  width: 10,
  height: 10,
  markup: [
    '<ellipse class="sk-shadow" cx=".3" cy="4" rx="5" ry="1"/>',
    '<path class="sk-halo" d="M-4.5 3.8L-2-3 0-5 2-3 4.5 3.8z"/>',
    '<g class="sk-outlined sk-w60"><path class="sk-f-stone" d="M-4.6 3.9q-.6-2.4 1.4-2.5q1.9-.2 2.2 2.4q-1.8.6-3.6.1z"/><path class="sk-f-stone2" d="M.2 4q-.3-2.6 2-2.7q2.6 0 2.4 2.5q-2 .8-4.4.2z"/><path class="sk-f-brick" d="M-2.4 3.9q-.4-3 2-3t2.2 3q-2 .6-4.2 0z"/><path class="sk-f-stone" d="M-3 1.2q0-2.4 3-2.3t3 2.3q-3 .8-6 0z"/><path class="sk-f-brick" d="M-2-1.1q0-1.8 2-1.8t2 1.8q-2 .6-4 0z"/><path class="sk-f-stone" d="M-1.2-2.9q0-2 1.2-2t1.2 2z"/></g>',
  ].join(''),
};

export const axe: Drawing = {
  width: 20,
  height: 22,
  markup: [
    '<path class="sk-halo" d="M-1.4 10V-10h3V10zM1-8.4q6-2 7.6-.6q1.6 5 0 10q-3 .2-7.6-2z"/>',
    '<path class="sk-f-oak sk-outlined" d="M-1.5 10.4q-.5-10 0-20.6h2.8q.7 10.4.3 20.6q-1.6.8-3.1 0z"/>',
    '<path class="sk-f-silver sk-outlined" d="M-2.6-8.6h4.2q4-.4 6.4-2.2q3.4 6.4.2 13q-2.6-2.6-6.6-3.2h-4.2z"/>',
    '<path class="sk-f-silver1" d="M6.8-9.4q2.6 5.2.4 10.2q1.6-5 -.4-10.2z"/>',
  ].join(''),
};
