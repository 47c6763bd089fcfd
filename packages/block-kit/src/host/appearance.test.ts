import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { APPEARANCE_KEY, appearanceScript } from './appearanceScript.ts';

/** Runs the head's script in a browser that keeps this, and returns the attributes of the root element. */
function run(getItem: (name: string) => string | null) {
  const attributes = new Map<string, string>();
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(appearanceScript(), {
    localStorage: { getItem },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        removeAttribute: (name: string) => attributes.delete(name),
      },
    },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  });
  return {
    written: () => [...attributes],
    tell: (name: string, event: object) => listeners.get(name)?.(event),
  };
}

it.each([
  ['nothing', null, []],
  ['every part', 'dark larger wide', ['data-theme dark', 'data-text larger', 'data-spacing wide']],
  ['one part', '  wide', ['data-spacing wide']],
])('sets what was chosen: %s', (_, kept, attributes) => {
  const { written } = run((name) => (name === APPEARANCE_KEY ? kept : null));
  expect(written().map((pair) => pair.join(' '))).toEqual(attributes);
});

it('sets nothing where the storage is refused', () => {
  expect(
    run(() => {
      throw new Error('Storage is refused.');
    }).written(),
  ).toEqual([]);
});

it.each([
  ['storage', { key: APPEARANCE_KEY }],
  ['pageshow', { persisted: true }],
])('follows what was chosen elsewhere, told by a %s event', (name, event) => {
  let kept: string | null = null;
  const { written, tell } = run(() => kept);
  kept = 'dark larger';
  tell(name, event);
  expect(written()).toEqual([
    ['data-theme', 'dark'],
    ['data-text', 'larger'],
  ]);
  kept = ' larger';
  tell(name, event);
  expect(written()).toEqual([['data-text', 'larger']]);
});

it.each([
  ['storage', { key: 'another' }],
  ['pageshow', { persisted: false }],
])('leaves the page as it is where nothing was chosen: %s %j', (name, event) => {
  let kept: string | null = 'dark';
  const { written, tell } = run(() => kept);
  kept = null;
  tell(name, event);
  expect(written()).toEqual([['data-theme', 'dark']]);
});
