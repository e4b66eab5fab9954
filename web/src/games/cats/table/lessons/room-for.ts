/** How many lessons can be shown with their rules beside a boat. */

/** Pixels: a lesson with its rule, both headings, and a few lines of what happened. */
const LESSON = 54;
const HEADINGS = 48;
const NEWS = { high: 70, low: 120 };
/** On a low screen titles alone leave room for several lines of what happened. */
const LOW = 500;

export const roomFor = (high: number): number =>
  Math.max(0, Math.floor((high - HEADINGS - (high < LOW ? NEWS.low : NEWS.high)) / LESSON));
