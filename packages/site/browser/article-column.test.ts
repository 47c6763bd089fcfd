import { expect, test } from 'vitest';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const newspaper = useNewspaper();

/** Opens a story with a gallery, a pull quote and a table, and measures the elements of its text. */
async function measure({ width, direction }: { readonly width: number; readonly direction: 'ltr' | 'rtl' }) {
  const { page, open } = await openReader({ origin: newspaper.origin });
  await page.setViewportSize({ width, height: 900 });
  await open('/culture/2026/11/08/lantern-night-draws-61000/');
  await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
  const places = await page.locator('[data-story-text]').evaluate((text) => {
    const placeOf = (selector: string) => {
      const { left, right } = text.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { left: Math.round(left), right: Math.round(right), width: Math.round(right - left) };
    };
    return {
      paragraph: placeOf(':scope > p'),
      others: [':scope > div:has(img)', ':scope > figure', ':scope > section'].map(placeOf),
    };
  });
  return { ...places, sideways: await sidewaysElements(page) };
}

test('pictures, pull quotes and tables use the room beside the text on wide screens', async () => {
  const { paragraph, others, sideways } = await measure({ width: 1280, direction: 'ltr' });
  expect(paragraph.width).toBe(608);
  expect(others.map(({ width }) => width)).toEqual([736, 736, 736]);
  expect(others.map(({ left }) => left)).toEqual(others.map(() => paragraph.left));
  expect(sideways).toEqual([]);
});

test('they use the room at the left where a story is read from right to left', async () => {
  const { paragraph, others, sideways } = await measure({ width: 1280, direction: 'rtl' });
  expect(others.map(({ width }) => width)).toEqual([736, 736, 736]);
  expect(others.map(({ right }) => right)).toEqual(others.map(() => paragraph.right));
  expect(sideways).toEqual([]);
});

test.each([390, 768])('they are as wide as the text where there is no room, at %i pixels', async (width) => {
  const { paragraph, others } = await measure({ width, direction: 'ltr' });
  expect(others.map((other) => other.width)).toEqual(others.map(() => paragraph.width));
});
