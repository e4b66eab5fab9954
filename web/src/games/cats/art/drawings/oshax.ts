/** The parts of an oshax: antlered head, tufted tail, clawed paw. */

export const OSHAX_PARTS = {
  head: [
    '<path d="M17 4Q19.9 5.6 21.9 7.7L15.5 9.7Q17.4 11.9 18.1 14.5L11.4 14.4Q11.8 16.9 11.2 19.4L5.3 17.3Q4.3 19.6 2.4 21.7L-1.8 17.9Q-4.1 19.7 -6.9 20.9L-8.5 16.1Q-11.7 17 -15 17.2L-13.8 12.2Q-17.3 12.1 -20.5 11.2L-16.6 6.9Q-19.9 5.7 -22.4 4L-16.6 1.1Q-19.1 -.9 -20.5 -3.2L-13.8 -4.2Q-14.9 -6.6 -15 -9.2L-8.5 -8.1Q-8.2 -10.6 -6.9 -12.9L-1.8 -9.9Q-.1 -12 2.3 -13.7L5.3 -9.3Q8 -10.6 11.2 -11.4L11.4 -6.4Q14.8 -6.8 18.1 -6.5L15.5 -1.7Q19 -1 21.9 .3Z" fill="var(--ct-oshax2)" class="ct-line" stroke-width="1.6"/>',
    '<path d="M14.6 7.1L18.2 11.6L11.2 12.6L12.5 18.7L5.3 16.1L2.5 20.4L-1.8 16.9L-7.7 20.7L-8.5 14.7L-15.3 15L-13.3 10.1L-21.3 8.3L-15 4L-19.9 .1L-13.3 -2L-16.4 -7.8L-8.5 -6.7L-7.3 -11.4L-1.8 -8.9L2.6 -13.8L5.3 -8.2L11.6 -9.6L11.2 -4.6L19.4 -4.3L14.6 .9L20.5 4Z" fill="var(--ct-mane)" class="ct-line" stroke-width="1.6" transform="translate(0 .6) scale(.93)"/>',
    '<path d="M4-8C6-13 9-15 10-21M8-14.5C12-15 16-16 18-20.5M9-17.6C7.4-19 6.4-20 6-22.4M14-16.4C17-15.6 19-14.6 20.6-15.6" fill="none" stroke="var(--ct-line)" stroke-width="4.6" stroke-linecap="round"/>',
    '<path d="M4-8C6-13 9-15 10-21M8-14.5C12-15 16-16 18-20.5M9-17.6C7.4-19 6.4-20 6-22.4M14-16.4C17-15.6 19-14.6 20.6-15.6" fill="none" stroke="var(--ct-horn)" stroke-width="2.3" stroke-linecap="round"/>',
    '<g transform="scale(-1 1)">',
    '<path d="M4-8C6-13 9-15 10-21M8-14.5C12-15 16-16 18-20.5M9-17.6C7.4-19 6.4-20 6-22.4M14-16.4C17-15.6 19-14.6 20.6-15.6" fill="none" stroke="var(--ct-line)" stroke-width="4.6" stroke-linecap="round"/>',
    '<path d="M4-8C6-13 9-15 10-21M8-14.5C12-15 16-16 18-20.5M9-17.6C7.4-19 6.4-20 6-22.4M14-16.4C17-15.6 19-14.6 20.6-15.6" fill="none" stroke="var(--ct-horn)" stroke-width="2.3" stroke-linecap="round"/>',
    '</g>',
    '<path d="M-11-2C-18-6-19-1-13 3ZM11-2C18-6 19-1 13 3Z" fill="var(--ct-oshax)" class="ct-line" stroke-width="1.6"/>',
    '<path d="M0-9C8-9 12.6-4 12.4 2C12 8 8.6 11 6.4 14.6C4.6 17.4-4.6 17.4-6.4 14.6C-8.6 11-12 8-12.4 2C-12.6-4-8-9 0-9Z" fill="var(--ct-oshax)" class="ct-line" stroke-width="1.6"/>',
    '<path d="M0-8.4L2.4 3L5.6 9C6 15-6 15-5.6 9L-2.4 3Z" fill="var(--ct-oshax-hi)"/>',
    '<path d="M-10-4.4Q-7-5.6-4-2.6M10-4.4Q7-5.6 4-2.6" stroke="var(--ct-oshax2)" stroke-width="1.6" stroke-linecap="round"/>',
    '<path d="M-3 9Q0 8 3 9Q2 12 0 12.2Q-2 12-3 9Z" fill="var(--ct-line)"/>',
    '<path d="M0 12V13.4M-3.4 13.4Q-1.6 15.6 0 13.6Q1.6 15.6 3.4 13.4" fill="none" stroke="var(--ct-line)" stroke-width="1.1" stroke-linecap="round"/>',
    '<path d="M-10.8 1.2Q-6.4-4.6-2.2 3Q-6.8 6-10.8 1.2ZM10.8 1.2Q6.4-4.6 2.2 3Q6.8 6 10.8 1.2Z" fill="var(--ct-oshax-eye)" stroke="var(--ct-line)" stroke-width="1.2"/>',
    '<ellipse cx="-6.2" cy="1.3" rx="1.7" ry="2.7" fill="var(--ct-line)"/>',
    '<ellipse cx="6.2" cy="1.3" rx="1.7" ry="2.7" fill="var(--ct-line)"/>',
    '<circle cx="-5.4" cy=".2" r=".9" fill="var(--ct-white)"/>',
    '<circle cx="7" cy=".2" r=".9" fill="var(--ct-white)"/>',
  ].join(''),
  tail: [
    '<path d="M-6 2C8 12 20 12 27 2" fill="none" stroke="var(--ct-line)" stroke-width="12.4" stroke-linecap="round"/>',
    '<path d="M-6 2C8 12 20 12 27 2" fill="none" stroke="var(--ct-oshax)" stroke-width="9" stroke-linecap="round"/>',
    '<path d="M18 3C18-8 24-16 33-17C32-13 34-12 38-15C44-18 50-16 51.6-10C47-10 46-7 48.6-3C51 2 49 10 42 14C42 9 39 8 36 11C31 15 24 12 18 3Z" fill="var(--ct-mane)" class="ct-line" stroke-width="1.6"/>',
    '<path d="M26 0C28-5 32-8 37-8M29 4C33 0 38-1 43-1" fill="none" stroke="var(--ct-oshax2)" stroke-width="1.3" stroke-linecap="round" opacity=".7"/>',
  ].join(''),
  paw: [
    '<path d="M-9 1C-9-5-5-7 0-7S9-5 9 1C8.6 6 4 6.4 0 6.4S-8.6 6-9 1Z" fill="var(--ct-oshax2)" class="ct-line" stroke-width="1.6"/>',
    '<path d="M-5.6 4.2L-6.4 8M0 5L0 8.8M5.6 4.2L6.4 8" stroke="var(--ct-horn)" stroke-width="2.2" stroke-linecap="round"/>',
  ].join(''),
};
