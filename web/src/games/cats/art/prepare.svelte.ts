/** Prepares the page for drawings of The Isle of Cats: shared parts and letters. */
import { catsArtWords } from '../words/pieces';
import { ensureSheet, setLetters } from './sprites';

let isListening = false;

/** Every component of this folder calls it first; it runs once. */
export function makeReady(): void {
  ensureSheet();
  if (isListening) return;
  isListening = true;
  $effect.root(() => {
    $effect(() => setLetters(catsArtWords().letters));
  });
}
