/** Short synthesised sounds; nothing is loaded, and audio starts on first use. */

export const SOUNDS = [
  'place',
  'coin',
  'seal',
  'reveal',
  'turn',
  'end',
  'cat',
  'oshax',
  'treasure',
  'sister',
  'chime',
  'day',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that swells and fades; times in seconds after the start. */
interface Tone {
  at: number;
  /** Hz; the tone slides to a second one */
  pitch: readonly [number, number?];
  length: number;
  loudness: number;
  shape: OscillatorType;
}

const tone = (
  at: number,
  pitch: number | readonly [number, number],
  length: number,
  loudness: number,
  shape: OscillatorType = 'sine',
): Tone => ({ at, pitch: typeof pitch === 'number' ? [pitch] : pitch, length, loudness, shape });

/**
 * A tile on wood, two coins, wax under a seal, a lifted screen, a bell, a small close;
 * a meow, a growl, jewels, a step away, a chime, waves at the shore.
 */
const SCORES: Record<Sound, readonly Tone[]> = {
  place: [tone(0, [190, 85], 0.11, 0.5), tone(0, [900, 300], 0.03, 0.12, 'triangle')],
  coin: [tone(0, 1568, 0.12, 0.14, 'triangle'), tone(0.07, 2093, 0.2, 0.14, 'triangle')],
  seal: [tone(0, [150, 70], 0.18, 0.45), tone(0.02, [420, 240], 0.06, 0.08, 'triangle')],
  reveal: [tone(0, 523, 0.14, 0.14), tone(0.07, 659, 0.14, 0.14), tone(0.14, 784, 0.24, 0.14)],
  turn: [tone(0, 587, 0.3, 0.2), tone(0.13, 880, 0.45, 0.16)],
  end: [
    tone(0, 392, 0.3, 0.16),
    tone(0.16, 494, 0.3, 0.16),
    tone(0.32, 587, 0.3, 0.16),
    tone(0.5, 784, 0.8, 0.18),
  ],
  cat: [
    tone(0, [480, 860], 0.13, 0.13, 'triangle'),
    tone(0.11, [880, 540], 0.26, 0.15, 'triangle'),
    tone(0.3, [170, 80], 0.1, 0.4),
  ],
  oshax: [
    tone(0, [210, 330], 0.18, 0.2, 'triangle'),
    tone(0.16, [340, 150], 0.36, 0.22, 'triangle'),
    tone(0.46, [150, 70], 0.12, 0.45),
  ],
  treasure: [
    tone(0, 1318, 0.12, 0.1, 'triangle'),
    tone(0.06, 1760, 0.14, 0.1, 'triangle'),
    tone(0.13, 2217, 0.26, 0.1, 'triangle'),
  ],
  sister: [tone(0, [520, 390], 0.16, 0.16), tone(0.14, [390, 260], 0.24, 0.16)],
  chime: [tone(0, 784, 0.2, 0.14), tone(0.1, 1175, 0.34, 0.14)],
  day: [
    tone(0, [130, 210], 0.5, 0.16),
    tone(0.35, [200, 110], 0.7, 0.14),
    tone(0.2, 659, 0.5, 0.07),
  ],
};

let context: AudioContext | undefined;

function play(to: AudioContext, { at, pitch, length, loudness, shape }: Tone): void {
  const start = to.currentTime + at;
  const [from, into] = pitch;
  const source = new OscillatorNode(to, { type: shape, frequency: from });
  if (into !== undefined) source.frequency.exponentialRampToValueAtTime(into, start + length);
  const volume = new GainNode(to, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness * 0.5, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(to.destination);
  source.start(start);
  source.stop(start + length);
}

/** Play a sound, if the browser allows it; before the first touch it may not. */
export function sound(name: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const to = context;
  const go = (): void => SCORES[name].forEach((one) => play(to, one));
  if (to.state === 'running') go();
  else
    void to.resume().then(
      () => to.state === 'running' && go(),
      () => undefined,
    );
}

/** The duration of a sound in seconds. */
export const lengthOf = (name: Sound): number =>
  Math.max(...SCORES[name].map(({ at, length }) => at + length));
