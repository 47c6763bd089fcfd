import { expect, test } from 'vitest';
import { openReader } from './reader/openReader.ts';
import { PAGES } from './newspaper/sample.ts';

test('the news begins within 160 pixels, and a screen holds at least eight headlines', async () => {
  const { page, open } = await openReader({ width: 1280, height: 900 });
  await open(PAGES.home);
  const tops = await page.evaluate(() =>
    [...document.querySelectorAll('main article :is(h2, h3, h4)')].map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  expect(tops.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(8);
  const links = await page.locator('main nav').first().boundingBox();
  expect(Math.round((links?.y ?? 0) + (links?.height ?? 900))).toBeLessThanOrEqual(161);
});

test.each([768, 1024, 1280])('at %i pixels the date stands on one line beside the name', async (width) => {
  const { page, open } = await openReader({ width, height: 900 });
  await open(PAGES.home);
  const lines = await page.evaluate(() => {
    const dates = [...document.querySelectorAll('main p')].filter((each) =>
      /\b20\d\d$/.test(each.textContent),
    );
    return dates.slice(0, 1).map((date) => {
      const range = document.createRange();
      range.selectNodeContents(date);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  });
  expect(lines).toEqual([1]);
});
