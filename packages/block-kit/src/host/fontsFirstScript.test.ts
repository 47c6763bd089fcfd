import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { FONTS_FIRST_ATTRIBUTE, fontsFirstScript } from './fontsFirstScript.ts';

/** Runs the head's script in a browser whose clock and fonts are moved by hand. */
function run() {
  const attributes = new Set<string>();
  const timers = new Map<number, () => void>();
  let isParsed = () => {};
  let areThere = () => {};
  const ready = new Promise<void>((resolve) => (areThere = resolve));
  runInNewContext(fontsFirstScript, {
    document: {
      documentElement: {
        setAttribute: (name: string) => attributes.add(name),
        removeAttribute: (name: string) => attributes.delete(name),
      },
      fonts: { ready },
    },
    setTimeout: (end: () => void, milliseconds: number) => timers.set(milliseconds, end),
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'DOMContentLoaded') isParsed = listener;
    },
  });
  return { attributes, timers, isParsed: () => isParsed(), areThere: () => areThere() };
}

it('lets pictures wait until the page is parsed and its fonts are there', async () => {
  const { attributes, isParsed, areThere } = run();
  expect([...attributes]).toEqual([FONTS_FIRST_ATTRIBUTE]);
  isParsed();
  await Promise.resolve();
  expect([...attributes]).toEqual([FONTS_FIRST_ATTRIBUTE]);
  areThere();
  await expect.poll(() => [...attributes]).toEqual([]);
});

it('lets them wait for three seconds at most', () => {
  const { attributes, timers } = run();
  timers.get(3_000)?.();
  expect([...attributes]).toEqual([]);
});
