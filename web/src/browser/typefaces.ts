/** The typefaces of the page, asked for before the first text: text that changes its face moves what follows it. */

const FACES = ['400 1em "Alegreya Sans"', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"'];
const TITLES = '700 1em "Alegreya"';
/** How long the first page waits for them, in milliseconds; then it shows the faces of the system. */
const PATIENCE = 1000;

/** Resolves when the faces for such text are there, or have been waited for long enough. */
export async function typefaces(text: string): Promise<void> {
  const asked = [...FACES, TITLES].map((face) => document.fonts.load(face, text));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((done) => (timer = setTimeout(done, PATIENCE)));
  await Promise.race([Promise.allSettled(asked), enough]);
  clearTimeout(timer);
}
