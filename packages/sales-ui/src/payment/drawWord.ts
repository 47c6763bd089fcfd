/**
 * Capital letters as strokes, in SVG path commands from the top left corner of a box of 4 × 7. They look the same in every
 * browser, as text in the page's font would not.
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'm0 7 2-7 2 7m-3.3-2.4h2.6',
  B: 'v7h2.1a1.9 1.9 0 0 0 0-3.7h-2.1m1.9 0a1.6 1.6 0 0 0 0-3.3h-1.9',
  C: 'm4 1.4a2.2 2.4 0 0 0-4 1.5v1.2a2.2 2.4 0 0 0 4 1.5',
  D: 'v7h1.2a2.8 3.5 0 0 0 0-7z',
  E: 'm3.6 0h-3.6v7h3.6m-3.6-3.6h3',
  G: 'm4 1.4a2.2 2.4 0 0 0-4 1.5v1.2a2.2 2.4 0 0 0 4 1.5v-1.8h-1.8',
  I: 'm1 0v7',
  J: 'm3.4 0v4.9a1.7 2 0 0 1-3.4.3',
  L: 'v7h3.6',
  M: 'm0 7v-7l2 4 2-4v7',
  N: 'm0 7v-7l4 7v-7',
  P: 'm0 7v-7h2a2 2 0 0 1 0 4h-2',
  R: 'm0 7v-7h2a2 2 0 0 1 0 4h-2m2 0 1.8 3',
  S: 'm3.7 1.3a1.9 1.7 0 0 0-3.5.7c0 2 3.6 1.1 3.6 3.2a1.9 1.7 0 0 1-3.7.5',
  U: 'v4.8a2 2.2 0 0 0 4 0v-4.8',
  V: 'l2 7 2-7',
  X: 'l4 7m0-7-4 7',
  Y: 'l2 3.5 2-3.5m-2 3.5v3.5',
};

const WIDTH = 38;
const TOP = 8.5;
const LETTER = 4;
const GAP = 1.4;

const widthOf = (letter: string): number => (letter === 'I' ? 2 : LETTER);

/** Returns the SVG path of a word in the middle of a mark. @param word up to six of the capital letters that brands need */
export function drawWord(word: string): string {
  const letters = word.split('');
  const length = letters.reduce((sum, letter) => sum + widthOf(letter), GAP * (letters.length - 1));
  let x = (WIDTH - length) / 2;
  return letters
    .map((letter) => {
      const path = `M${x.toFixed(1)} ${TOP}${LETTERS[letter] ?? ''}`;
      x += widthOf(letter) + GAP;
      return path;
    })
    .join('');
}
