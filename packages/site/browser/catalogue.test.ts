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

test('code is copied by keyboard, and the button says so', async () => {
  const { page, open } = await openCatalogue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/sandbox/docs/blocks/alert-bar/');
  await page.getByRole('button', { name: 'Copy Install the block' }).press('Enter');
  await page.getByText('Copied').waitFor();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe('npm install @broadsheet/block-alert-bar');
});

test('the files of one host are open at a time, without script too', async () => {
  const { page, open } = await openReader({
    origin: newspaper.origin,
    reducedMotion: true,
    hasClosedAlert: false,
    javaScript: false,
  });
  await open('/sandbox/docs/blocks/alert-bar/');
  const host = (name: string) => page.locator('details', { has: page.getByText(name, { exact: true }) });
  await host('Next.js').locator('summary').press('Enter');
  await page.getByRole('group', { name: 'app/StyleRegistry.tsx' }).waitFor();
  await host('Astro').locator('summary').press('Enter');
  await page.getByRole('group', { name: 'src/pages/[...path].astro' }).waitFor();
  expect(await page.getByRole('group', { name: 'app/StyleRegistry.tsx' }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: /^Copy / }).count()).toBe(0);
});

test('a list is shown as it is when its source fails', async () => {
  const { page, open } = await openCatalogue();
  await open('/sandbox/docs/blocks/card-list/');
  const stories = page.frameLocator('iframe').getByRole('heading');
  await stories.first().waitFor();
  await page
    .getByLabel('Content', { exact: true })
    .selectOption({ label: 'Failed: the source has an error' });
  await page.getByText('The block shows nothing now.').waitFor();
  expect(await stories.count()).toBe(0);
});

test.each(['', 'blocks/card-list/', 'blocks/checkout/', 'blocks/alert-bar/'])(
  'the catalogue’s page %s breaks no accessibility rule and never scrolls sideways',
  async (path) => {
    const { page, open } = await openCatalogue();
    await open(`/sandbox/docs/${path}`);
    // All of them at once, which a reader cannot have.
    await page.evaluate(() => {
      for (const host of document.querySelectorAll('details')) {
        host.removeAttribute('name');
        host.open = true;
      }
    });
    expect.soft(await accessViolations(page)).toEqual([]);
    expect.soft(await headingFaults(page)).toEqual([]);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysElements(page), `${width} pixels wide`).toEqual([]);
    }
  },
);
