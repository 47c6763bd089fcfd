/** The appearance that a reader chooses: at once, in the next page and in other tabs, from the first picture of a page on. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';

/** Opens the choices at the end of the page. */
async function openChoices(page: Page) {
  const place = page.locator('[data-appearance]');
  await place.locator('summary').click();
  return (group: string, name: string) =>
    place.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
}

const look = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, fontSize } = getComputedStyle(document.body);
    return { backgroundColor, fontSize };
  });

/** Records the background and the size of the text in every picture that a page shows, its first one included. */
async function recordFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { framesSeen: () => [...seen] });
    const note = (): void => {
      if (document.body !== null) {
        const { backgroundColor, fontSize } = getComputedStyle(document.body);
        seen.add(`${backgroundColor} ${fontSize}`);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'framesSeen');
      const frames: unknown = typeof seen === 'function' ? seen() : [];
      return Array.isArray(frames) ? frames.map(String) : [];
    });
}

test.each([1280, 390])(
  'at %i pixels a choice holds at once and from the first picture of the next page on',
  async (width) => {
    const { page, open, settle } = await openReader({ width });
    const frames = await recordFrames(page);
    await open(PAGES.article);
    const light = await look(page);
    const choose = await openChoices(page);
    await choose('Colours', 'Dark').check();
    await choose('Text size', 'Larger').check();
    await expect.poll(() => look(page)).not.toEqual(light);
    const dark = await look(page);
    expect(dark.backgroundColor).not.toBe(light.backgroundColor);
    expect(parseFloat(dark.fontSize)).toBeGreaterThan(parseFloat(light.fontSize));
    await measureShifts(page);
    await open(PAGES.home);
    await settle();
    expect(await frames()).toEqual([`${dark.backgroundColor} ${dark.fontSize}`]);
    expect(await seeShifts(page)).toEqual([]);
    const again = await openChoices(page);
    expect(await again('Colours', 'Dark').isChecked()).toBe(true);
    await again('Colours', 'As the system').check();
    await again('Text size', 'Normal').check();
    await expect.poll(() => look(page)).toEqual(light);
  },
);

test('a choice is heard of in a tab that was open before, and beats what the system says', async () => {
  const { page, open, openPage, requests } = await openReader({ colorScheme: 'dark' });
  await open(PAGES.home);
  const dark = await look(page);
  const other = await openPage(PAGES.section);
  await (await openChoices(page))('Colours', 'Light').check();
  await expect.poll(() => look(page)).not.toEqual(dark);
  await expect.poll(() => look(other)).toEqual(await look(page));
  expect(requests.filter((each) => each.url().includes('/appearance.enhance'))).toHaveLength(1);
});
