import { expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { accessViolations, headingFaults, readThrough, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const WIDTHS = [320, 390, 768, 1280];

// One page load for all of it: what a page needs to load takes longer than what is looked at.
test.each(Object.entries(PAGES))(
  'the %s page breaks no accessibility rule, has headings in order, and never scrolls sideways',
  async (_kind, path) => {
    const reader = await openReader({ reducedMotion: true, hasClosedAlert: false });
    const { page, open } = reader;
    await open(path);
    await page.getByRole('navigation', { name: 'Breaking News Alert' }).waitFor();
    await readThrough(reader);
    expect.soft(await accessViolations(page)).toEqual([]);
    expect.soft(await headingFaults(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await readThrough(reader);
      expect.soft(await sidewaysElements(page), `${width} pixels wide`).toEqual([]);
    }
  },
);

test('the open sections menu breaks no accessibility rule on a phone', async () => {
  const { page, open } = await openReader({ reducedMotion: true, width: 390 });
  await open(PAGES.section);
  const bar = page.locator('#main-nav');
  await bar.getByRole('button', { name: 'Sections' }).click();
  await bar.locator('[popover]').waitFor();
  expect(await accessViolations(page)).toEqual([]);
});

test('a page that is not there breaks no accessibility rule', async () => {
  const { page, open, expectTrouble } = await openReader({ reducedMotion: true });
  expectTrouble(/status of 404/);
  await open('/nowhere/');
  expect(await accessViolations(page)).toEqual([]);
});

test.each(Object.entries(PAGES))(
  'on the %s page the focus is seen wherever the Tab key leads',
  async (_kind, path) => {
    const { page, open } = await openReader({ reducedMotion: true });
    await open(path);
    const unseen: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(async () => {
        // With reduced motion, transitions still take a very short time.
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await frame();
        const began = performance.now();
        const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
        do await frame();
        while (moving().length > 0 && performance.now() - began < 9_000);
        const endless = moving().map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : 'an unknown animation',
        );
        if (endless.length > 0) return `still moving: ${endless.join(', ')}`;
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return undefined;
        // A link that covers its card draws its ring around the card.
        const outlines = [undefined, '::after'].map((part) => getComputedStyle(focused, part));
        const { width, height, top, bottom } = focused.getBoundingClientRect();
        // The browser's own video controls draw focus rings of their own.
        const isPlayer = focused instanceof HTMLVideoElement && !focused.matches(':focus-visible');
        const hasRing = outlines.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        );
        const isInView = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
        return (hasRing || isPlayer) && isInView ? undefined : focused.outerHTML.slice(0, 200);
      });
      if (problem !== undefined) unseen.push(problem);
    }
    expect(unseen).toEqual([]);
  },
);

test('the focus is not hidden behind the bar when Tab goes back', async () => {
  const { page, open } = await openReader({ reducedMotion: true });
  await open(PAGES.section);
  await page.getByRole('link', { name: /^See more/ }).focus();
  const bar = await page.locator('#main-nav').boundingBox();
  const hidden: string[] = [];
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const problem = await page.evaluate((edge) => {
      const focused = document.activeElement;
      if (focused === null || focused.closest('#main-nav, .bs-skip') !== null) return undefined;
      return focused.getBoundingClientRect().bottom <= edge ? focused.outerHTML.slice(0, 200) : undefined;
    }, bar?.height ?? 0);
    if (problem !== undefined) hidden.push(problem);
  }
  expect(hidden).toEqual([]);
});
