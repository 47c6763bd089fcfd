/** An A/B test of a promo of the front page: started, changed, published, read by a reader, judged and ended. */
import { isRecord } from '@broadsheet/client-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { isSaved, isShown, press, says, showOutline } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { enter, reach } from './pagebuilder/keys.ts';
import { EDITOR, getPreview, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const newspaper = useNewspaper({ environment: EDITOR });

const HEADLINES = { A: 'Did the surge reach your street?', B: 'Tell us what the water did' } as const;

/** A browser that does not say that it is a program, whose visits are not counted. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** The promo of the front page, in a chain inside a chain with columns. */
const PROMO = 'callout-surge';

const rows = (page: Page) => page.getByRole('treeitem', { name: 'Medium manual promo' });
const group = (page: Page) => page.locator('[data-experiment]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cellsOf = (page: Page, version: string) =>
  group(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: version, exact: true }) })
    .getByRole('cell')
    .allTextContents();

async function openFrontPage() {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/pages/home/' });
  await isShown(page);
  await showOutline(page);
  return page;
}

/** Reads the front page until its promo was seen, and follows the link. @returns the version that the reader got */
async function readPromo(): Promise<'A' | 'B'> {
  const { page, open } = await openReader({ origin: newspaper.origin, userAgent: BROWSER });
  await open('/');
  const main = page.getByRole('main');
  const html = await main.innerHTML();
  const versions = (['A', 'B'] as const).filter((each) => html.includes(HEADLINES[each]));
  expect(versions).toHaveLength(1);
  const [version = 'A'] = versions;
  const link = main.getByRole('link', { name: HEADLINES[version] }).first();
  const isTold = (kind: string) =>
    page.waitForRequest((request) => request.postData()?.startsWith(`${kind} `) === true);
  const told = isTold('seen');
  await link.scrollIntoViewIfNeeded();
  await told;
  const opened = isTold('opened');
  await link.click();
  await opened;
  return version;
}

test('an editor tests two headlines of a promo, and sees which one was clicked', async () => {
  const page = await openFrontPage();
  await page.locator(`[data-key="${PROMO}"]`).click();
  await group(page).getByText('A/B test', { exact: true }).click();
  await press(page, 'Start an A/B test');
  await says(page, /^A\/B test started\. Version B is selected/);
  await group(page).getByText('This is version B.').waitFor();
  expect(await rows(page).locator('[data-version]').allTextContents()).toEqual(['A', 'B']);
  await isSaved(page);
  await page.getByRole('textbox', { name: 'Headline' }).fill(HEADLINES.B);
  await isSaved(page);
  for (const headline of Object.values(HEADLINES))
    await getPreview(page).getByRole('main').getByText(headline).first().waitFor();
  await group(page).getByText('Nothing has been counted yet.').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessViolations(page)).toEqual([]);
  }
  await press(page, 'Publish …');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Published/)
    .waitFor();
  await page.keyboard.press('Escape');

  const version = await readPromo();
  await expect
    .poll(
      async () => {
        await press(page, 'Update now');
        return cellsOf(page, version);
      },
      { timeout: 20_000 },
    )
    .toEqual(['1', '1', '100%']);
  expect(await cellsOf(page, version === 'A' ? 'B' : 'A')).toEqual(['0', '0', '–']);
  await group(page)
    .getByText(/^Too few to tell/)
    .waitFor();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await sidewaysElements(page)]).toEqual([width, []]);
  }
  expect(await accessViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 844 });
  await press(page, 'Keep B');
  await says(page, /^The test has ended with version B/);
  await expect.poll(() => rows(page).count()).toBe(1);
  await getPreview(page).getByRole('main').getByText(HEADLINES.A).first().waitFor({ state: 'detached' });
  await isSaved(page);
});

test('an editor starts and ends a test by keys alone', async () => {
  const editing = await callEditing(newspaper.origin);
  const id = await editing.makePage('Keys');
  const heading = { id: 'one', block: 'header', fields: { text: 'Tide tables' }, children: [] };
  const areas = { main: [heading] };
  const match = { kind: 'path', path: `/${id}/` };
  const draft = { schemaVersion: 1, id, name: 'Keys', match, layout: 'right-rail', areas };
  await editing.call('PUT', `/pages/${id}/draft`, { document: draft, revision: 1 });
  const read = async () => {
    const stored: unknown = (await editing.call('GET', `/pages/${id}`))['document'];
    return isRecord(stored) && isRecord(stored['areas']) ? stored['areas']['main'] : undefined;
  };
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  await showOutline(page);
  await page.locator('[data-key="one"]').click();
  await page.keyboard.press('Enter');
  await enter(page, group(page).locator('summary'));
  await enter(page, button(page, 'Start an A/B test'));
  await group(page).getByText('This is version B.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A/B test');
  await enter(page, button(page, 'Go to version A'));
  await group(page).getByText('This is version A.').waitFor();
  await reach(page, button(page, 'Go to version B'));
  await enter(page, button(page, 'Keep B'));
  await says(page, /^The test has ended with version B/);
  await isSaved(page);
  expect(await read()).toEqual([{ ...heading, id: expect.not.stringMatching(/^one$/) }]);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await isSaved(page);
  expect(await read()).toEqual([heading]);
});
