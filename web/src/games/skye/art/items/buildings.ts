/** The buildings: broch, farm, lighthouse and castle. */
import type { Drawing } from './drawing';

export const broch: Drawing = {
  width: 19,
  height: 21,
  markup: [
    '<circle class="sk-glow" cy="7" r="10"/>',
    '<ellipse class="sk-shadow" cx="1" cy="8.3" rx="9.2" ry="1.8"/>',
    '<path class="sk-halo" d="M-8 8L-5.8-8.4H5.8L8 8q-8 2-16 0z"/>',
    '<path class="sk-f-brick sk-outlined" d="M-8.2 7.8L-6-6.8l.2-1.8 2-.2.2-1.2 2.4.3 1-1.1 2.2.6.3 1.3 2 .2 1.6 1.2.3.7L8.2 7.8q-8.2 2.6-16.4 0z"/>',
    '<path class="sk-f-brick2" opacity=".75" d="M2.4-8.8l1.9.2 1.5 1.2.3.7L8.1 7.7q-2.4.9-5 1.1q1.4-8 -.7-17.6z"/>',
    '<path class="sk-line sk-w55" opacity=".75" d="M-6-5.6q6 1.6 12 0M-6.5-2.8q6.5 1.6 13 0M-6.9 0q6.9 1.7 13.8 0M-7.4 2.9q7.4 1.8 14.8 0M-3.6-4.9v2.6M.6-4.6v2.6M4-5v2.6M-5-2.2v2.8M-1.2-1.6v2.8M2.6-1.8v2.8M-3.8.8v2.7M5-.4v2.8M-5.6 3.6v2.4M4 3.8v2.4"/>',
    '<path class="sk-f-ink" d="M-2.3 8.7V5q2.3-3 4.6 0v3.7q-2.3.3-4.6 0z"/>',
    '<path class="sk-f-win sk-lit" d="M-1.3 8.8V5.4q1.3-1.7 2.6 0v3.4z"/>',
  ].join(''),
};

export const farm: Drawing = {
  width: 22,
  height: 20,
  markup: [
    '<circle class="sk-glow" cy="3" r="17"/>',
    '<ellipse class="sk-shadow" cx=".6" cy="7.4" rx="10.6" ry="1.6"/>',
    '<path class="sk-halo" d="M-8.4 0v7H8.6V0l1.8-.4L7-7.6H-7L-10.4-.4z"/>',
    '<path fill="none" stroke="var(--sk-smoke)" stroke-width="1.5" stroke-linecap="round" d="M5.4-10.8q-1.8-1.4 0-2.8t.4-2.6"/>',
    '<path class="sk-f-stone sk-outlined" d="M3.8-6v-4h3v4z"/>',
    '<path class="sk-f-wall sk-outlined" d="M-8.4-1V7H8.6v-8z"/>',
    '<path class="sk-f-wall2" d="M3.4 1.4h4.8v5.2H3.4zM-8-.2h16.2v1.4H-8z"/>',
    '<path class="sk-f-thatch sk-outlined" d="M-10.2.4q2-3 3-7.8q7.2-1.2 14.4 0q1 4.8 3 7.8q-10.2 1.6-20.4 0z"/>',
    '<path class="sk-f-thatch2" d="M-10 .4q.6-.9 1.1-1.9q9 1.2 17.8 0q.5 1 1.1 1.9q-10 1.6-20 0z"/>',
    '<path class="sk-line sk-w50" opacity=".6" d="M-5-6.4l-1.4 4M-1.8-6.9l-.6 4.2M1.8-6.9l.6 4.2M5-6.4l1.4 4"/>',
    '<path class="sk-f-red sk-outlined sk-w60" d="M-1.5 7V2.6h3V7z"/>',
    '<path class="sk-f-win sk-outlined sk-w60" d="M-6.4 2.7h2.7v2.5h-2.7zM3.9 2.7h2.7v2.5H3.9z"/>',
  ].join(''),
};

export const lighthouse: Drawing = {
  width: 15,
  height: 28,
  markup: [
    '<circle class="sk-glow" cy="-8" r="12"/>',
    '<path class="sk-halo" d="M-4 11L-2.6-6h-.6v-4.4L0-14l3.2 3.6V-6h-.6L4 11z"/>',
    '<path class="sk-f-stone2 sk-outlined" d="M-7.4 12.4q.4-3 2.8-2.6q1.2-2 3.4-1.2q3-.8 4 .8q3.4-.6 4 3q-7 1.6-14.2 0z"/>',
    '<path class="sk-f-wall sk-outlined" d="M-3.9 10.6L-2.5-5.6h5L3.9 10.6q-3.9 1.2-7.8 0z"/>',
    '<path class="sk-f-red" d="M-3-.2h6l.3 3.8q-3.3.8-6.6 0zM-3.6 7q3.6.9 7.2 0l.3 3.6q-3.9 1.2-7.8 0z"/>',
    '<path class="sk-f-shade" opacity=".16" d="M.9-5.6h1.6L3.9 10.6q-1 .5-2.2.6z"/>',
    '<path class="sk-line" d="M-3.9 10.6L-2.5-5.6h5L3.9 10.6q-3.9 1.2-7.8 0z"/>',
    '<path class="sk-f-lamp sk-outlined" d="M-2-10h4v3.6h-4z"/>',
    '<path class="sk-line sk-w50" d="M0-10v3.6"/>',
    '<path class="sk-f-red sk-outlined" d="M-2.9-10L0-13.4 2.9-10z"/>',
    '<path class="sk-f-ink sk-outlined" d="M-3.5-6.4h7v1h-7z"/>',
  ].join(''),
};

export const castle: Drawing = {
  width: 36,
  height: 38,
  markup: [
    '<circle class="sk-glow" cy="3" r="28"/>',
    '<ellipse class="sk-shadow" cx="1" cy="14.4" rx="18" ry="2.6"/>',
    '<path class="sk-halo" d="M-16 14V-5h8v-8h16v8h8v19q-16 3-32 0z"/>',
    '<path class="sk-line" d="M0-13v-7.6M-12-6.8v-4.4"/>',
    '<path class="sk-outlined sk-f-clan" d="M0-20.6q3.4-1.2 5 .2t4.6.2l-1.4 2.5 1.4 2.4q-3.2 1-4.8-.2T0-15.4z"/>',
    '<path class="sk-outlined sk-f-clan sk-w60" d="M-12-11.6l5 1.5-5 1.6z"/>',
    '<path class="sk-f-stone sk-outlined" d="M-8 13V-13h2.6v2h3v-2h4.8v2h3v-2H8V13z"/>',
    '<path class="sk-f-stone2" opacity=".5" d="M3.4-10.6h4.2V13H3.4z"/>',
    '<path class="sk-f-stone sk-outlined" d="M-16.2 14V-6.4h2v1.8h2.1v-1.8h2.2v1.8h2.1v-1.8h2.1V14q-5.2.9-10.5 0zM5.7 14V-6.4h2v1.8h2.2v-1.8h2.1v1.8h2.2v-1.8h2V14q-5.2.9-10.5 0z"/>',
    '<path class="sk-f-stone2" opacity=".5" d="M-9.6-4.2h3.6v18.3h-3.6zM12.4-4.2H16V14h-3.6z"/>',
    '<path class="sk-f-stone sk-outlined" d="M-5.7 14.2V3h11.4v11.2q-5.7.9-11.4 0z"/>',
    '<path class="sk-f-ink" d="M-3 14.4V9q3-4 6 0v5.4q-3 .3-6 0z"/>',
    '<path class="sk-f-road" opacity=".55" d="M-2 14.4V9.4q2-2.6 4 0v5z"/>',
    '<path class="sk-f-win sk-outlined sk-w55" d="M-1.2-5.4q1.2-1.8 2.4 0V-2h-2.4zM-12-.6q1-1.5 2 0v2.8h-2zM10-.6q1-1.5 2 0v2.8h-2z"/>',
    '<path class="sk-line sk-w50" opacity=".5" d="M-6-8h3M2-8h3M-14.6 5h3M-14 9h2.6M8 5h3M11 10h3M-4.6 5.4h2.4M2 5.6h2.6M-6 0h3"/>',
  ].join(''),
};
