import { expect, test } from 'vitest';
import { useSandbox } from './account/startSandbox.ts';
import { accessViolations, headingFaults, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const newspaper = useSandbox();

const openCatalogue = () =>
  openReader({ origin: newspaper.origin, reducedMotion: true, hasClosedAlert: false });

test('a block is shown again with each value that changes', async () => {
  const { page, open } = await openCatalogue();
  await open('/sandbox/docs/');
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('alert');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Alert bar' }).click();
  const shown = page.frameLocator('iframe[title="Alert bar"]');
  await shown.getByRole('navigation', { name: 'Breaking News Alert' }).waitFor();
  await page.getByLabel('Name for assistive technology').fill('Latest');
  await page.keyboard.press('Tab');
  await shown.getByRole('navigation', { name: 'Latest' }).waitFor();
  expect(new URL(page.url()).searchParams.get('field.ariaLabel')).toBe('Latest');
});

test('the script of a tried block runs', async () => {
  const { page, open } = await openCatalogue();
  await open('/sandbox/docs/blocks/login/?language=de');
  const shown = page.frameLocator('iframe[title="Log in"]');
  await shown.getByLabel('E-Mail').fill('not an address');
  await shown.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await shown.locator('[aria-invalid=true]').first().waitFor();
  expect(await shown.locator('html').getAttribute('lang')).toBe('de');
});

test('the width of the window is chosen by keyboard', async () => {
  const { page, open } = await openCatalogue();
  await open('/sandbox/docs/blocks/card-list/');
  const width = () => page.locator('iframe').evaluate((frame) => frame.clientWidth);
  await page.getByLabel('As wide as this page').focus();
  await page.keyboard.press('ArrowRight');
  expect(await width()).toBe(390);
  await page.keyboard.press('ArrowRight');
  expect(await width()).toBe(768);
});

test.each(['', 'blocks/card-list/', 'blocks/checkout/'])(
  'the catalogue’s page %s breaks no accessibility rule and never scrolls sideways',
  async (path) => {
    const { page, open } = await openCatalogue();
    await open(`/sandbox/docs/${path}`);
    expect.soft(await accessViolations(page)).toEqual([]);
    expect.soft(await headingFaults(page)).toEqual([]);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysElements(page), `${width} pixels wide`).toEqual([]);
    }
  },
);
