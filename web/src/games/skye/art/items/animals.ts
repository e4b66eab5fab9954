/** The animals: sheep and highland cattle. */
import type { Drawing } from './drawing';

export const sheep: Drawing = {
  width: 18,
  height: 15,
  markup: [
    '<ellipse class="sk-shadow" cx=".4" cy="6.3" rx="7.6" ry="1.4"/>',
    '<path class="sk-halo" d="M-6 2.4a3 3 0 0 1-.8-5a3 3 0 0 1 4-2.6a3.3 3.3 0 0 1 5.4-.3a3.1 3.1 0 0 1 4.2 2.6a2.9 2.9 0 0 1 .3 4.8a2.9 2.9 0 0 1-3.5 2.3q-4 2-9 .2z"/>',
    '<ellipse class="sk-halo" cx="-7" cy="-1.8" rx="2" ry="2.8"/>',
    '<path class="sk-line sk-w170" d="M-3.4 3v3M-.9 3.6v2.6M2.6 3.6v2.6M5 3v3"/>',
    '<path class="sk-f-wool sk-outlined" d="M-5.2 2.7a3 3 0 0 1-1.6-5.3a3 3 0 0 1 4-2.6a3.3 3.3 0 0 1 5.4-.3a3.1 3.1 0 0 1 4.2 2.6a2.9 2.9 0 0 1 .3 4.8a2.9 2.9 0 0 1-3.5 2.3a3.4 3.4 0 0 1-5 .2a3 3 0 0 1-3.8-1.7z"/>',
    '<path class="sk-f-wool2" d="M-4.6 2.4q4 1.7 10.8-1.2q.4-1 .9-1.4q1 2.6-2 3.3q-.9 1-2 .9q-3 1.6-4.6.1q-2.6.6-3.1-1.7z"/>',
    '<path class="sk-line sk-w50" opacity=".5" d="M-1.6-2.4q1-1.2 2 0M2.6-1.2q1-1.2 2 0M-.4 1q1-1.2 2 0"/>',
    '<path class="sk-f-face sk-outlined" d="M-8.9-3.2q1.9-1.5 3.8 0q.5 2.6-1 4.6q-.9.8-1.8 0q-1.5-2-1-4.6z"/>',
    '<path class="sk-f-face sk-outlined" d="M-5.2-3q1.7-1.2 2.1.3q-1 .7-2 .3z"/>',
    '<path class="sk-f-wool" d="M-8.7-3.4q1.7-2.2 3.4 0q-1.7.9-3.4 0z"/>',
  ].join(''),
};

export const cattle: Drawing = {
  width: 25,
  height: 20,
  markup: [
    '<ellipse class="sk-shadow" cx="1.6" cy="8.3" rx="9.8" ry="1.6"/>',
    '<path class="sk-halo" d="M-8.6-4Q4-7.6 9.8-4.8q2.4 2.6 1.2 8.6l-1 4.2H7L6.6 4H0v4h-2.6l-.2-3.6-2 1.5-3.4-3.8z"/>',
    '<path class="sk-halo sk-hollow sk-w440" d="M-12.4-9.2q-.4 4.4 3.4 5.4h8q3.8-1 3.4-5.4"/>',
    '<path class="sk-f-cow sk-outlined" d="M-2.6 3.6v4.4h2.6V4M6.6 4v4h2.7l.6-5"/>',
    '<path class="sk-f-cow sk-outlined" d="M-4-4.2Q4-7.6 9.8-4.8q2.4 2.6 1.2 8.6l-1.3-1.3-.9 2.1-1.5-1.6-1 2.3-1.8-1.7-1.2 2.1-1.6-1.6-1.6 1.9-1.6-2-2 1z"/>',
    '<path class="sk-line sk-w55" opacity=".6" d="M3-3.8q-.4 2-1.4 3.4M6-4q.2 2.2-.8 4M8.6-3q.4 2-.2 3.8M10.3-4q2.4 1.4 1.4 5.4"/>',
    '<path class="sk-line sk-w330" d="M-8.6-3.6q-4-.6-4-5.4M-1.8-3.6q4-.6 4-5.4"/>',
    '<path fill="none" stroke="var(--sk-horn)" stroke-width="1.8" stroke-linecap="round" d="M-8.6-3.6q-4-.6-4-5.4M-1.8-3.6q4-.6 4-5.4"/>',
    '<path class="sk-f-cow sk-outlined" d="M-8.9-4q3.7-2.4 7.4 0l-.5 6q-.7 4-3.2 4t-3.2-4z"/>',
    '<path class="sk-f-horn" d="M-7.3 3.2q2.1-1 4.2 0q.1 2.4-2.1 2.5t-2.1-2.5z"/>',
    '<path class="sk-f-ink" d="M-6.3 3.9h.9v.9h-.9zM-4.9 3.9h.9v.9h-.9z"/>',
    '<path class="sk-f-cow1 sk-outlined sk-w60" d="M-8.7-4.6q3.5-2.4 7 0l.5 4-1.3-.9-.8 2.2-1-1.8-1 2.2-1-2.2-1 1.6-.6-1.8-1.2.6z"/>',
  ].join(''),
};
