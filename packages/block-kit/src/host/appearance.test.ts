import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { APPEARANCE_KEY, appearanceScript } from './appearanceScript.ts';

/** What the head's script writes on the root element of a browser that keeps this. */
function run(getItem: (name: string) => string | null) {
  const written: string[][] = [];
  runInNewContext(appearanceScript(), {
    localStorage: { getItem },
    document: { documentElement: { setAttribute: (...pair: string[]) => written.push(pair) } },
  });
  return written;
}

it.each([
  ['nothing', null, []],
  ['every part', 'dark larger wide', ['data-theme dark', 'data-text larger', 'data-spacing wide']],
  ['one part', '  wide', ['data-spacing wide']],
])('sets what was chosen: %s', (_, kept, attributes) => {
  const written = run((name) => (name === APPEARANCE_KEY ? kept : null));
  expect(written.map((pair) => pair.join(' '))).toEqual(attributes);
});

it('sets nothing where the storage is refused', () => {
  expect(
    run(() => {
      throw new Error('Storage is refused.');
    }),
  ).toEqual([]);
});
