/** Four mountain peaks in three sizes, shared by all tiles; the origin is the centre of the foot. */

interface Peak {
  /** half the width of the foot, and the height */
  width: number;
  height: number;
  left: string;
  spine: string;
  right: string;
  snow: string;
  hatching: string;
}

export const PEAKS: readonly Peak[] = [
  {
    width: 9.5,
    height: 14,
    left: '-9.5 0L-5.2-5.6-3.4-6.4 0-14',
    spine: '0-14L-1.2-9.6.9-7-.7-3.2.4 0',
    right: '2.6-9.4 4.4-8.4 9 0',
    snow: 'M0-13.6L-2.6-8.2-1.4-8.9-.5-7.6.7-9.2 2.2-8.6 2.4-9.6z',
    hatching:
      'M1.6-7L4.6-3M2.6-8L6.2-3.2M1-4.6L3.4-1.2M4.6-7L7-3.4M-4.4-4.6L-5.6-2.4M-2.4-4.4L-3.4-2',
  },
  {
    width: 9,
    height: 12,
    left: '-8 0L-4.6-4.8-2.2-10.6-.4-12',
    spine: '-.4-12L.6-8.4-.8-5.6.8-2.6 0 0',
    right: '2.4-9 5.8-5.6 9.4 0',
    snow: 'M-.4-11.6L-2-8.8-1-7.4-.1-8.4.8-7 1.7-8 2.2-8.9z',
    hatching: 'M1.6-6.4L5-2.4M3-7.2L6.6-3M1.2-3.8L3.2-1.4M5.4-5L7.4-2.6M-3.6-4L-4.8-1.8',
  },
  {
    width: 10.4,
    height: 12.4,
    left: '-10.5 0L-7.2-4.4-4.6-8.8-3.2-9.4-1.4-7.4 1.4-12.4',
    spine: '1.4-12.4L.4-8.6 2-5.6.8-2.4 1.8 0',
    right: '3.6-8.8 5.4-7 10 0',
    snow: 'M1.4-12L-.4-8.8.5-7.9 1.3-8.6 2.2-7.4 3.2-8.8zM-3.6-9.1L-5.2-7.2-4.1-6.7-3.3-7.6-2.5-8.7z',
    hatching:
      'M2.8-6.4L6-2.2M4-7.4L7.4-2.8M2.2-3.6L4-1.2M-3.2-7L-1.6-4M-4.4-5L-3-2.4M-7-3L-7.8-1.4',
  },
  {
    width: 6.4,
    height: 8.4,
    left: '-6 0L-3.4-3.6-1.6-7 0-8.4',
    spine: '0-8.4L.6-5.4-.4-3 .4 0',
    right: '2-5.8 6.4 0',
    snow: 'M0-8L-1.3-5.8-.3-5 .4-6 1.2-5.2 1.7-6z',
    hatching: 'M1.4-4.2L3.4-1.4M2.4-4.8L4.6-1.8M-2.4-2.8L-3.2-1.2',
  },
];

export const PEAK_SIZES: readonly number[] = [0.66, 0.86, 1.12];

/** The name of a peak in one of the sizes. */
export const peakId = (kind: number, size: number): string => `sk-peak${kind}${size}`;

export function peakDefs(): string {
  return PEAKS.map((peak, kind) => {
    const outline = `M${peak.left}L${peak.right}`;
    const full =
      `<g id="sk-peak${kind}"><path d="${outline}z" fill="url(#sk-lit-slope)"/>` +
      `<path d="M${peak.spine}L${peak.right}z" fill="url(#sk-dark-slope)"/>` +
      `<path class="sk-f-snow" d="${peak.snow}"/><path class="sk-hachure" d="${peak.hatching}"/>` +
      `<path class="sk-line" d="${outline}"/></g>`;
    const sized = PEAK_SIZES.map(
      (scale, size) =>
        `<g id="${peakId(kind, size)}"><use href="#sk-peak${kind}" transform="scale(${scale})"/></g>`,
    );
    return full + sized.join('');
  }).join('');
}
