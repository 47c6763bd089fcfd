/** Shared sections of the running site: saved, inserted, edited and detached, by mouse and by keys, and what readers get. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { isSaved, isShown, isUnreached, press, says, showOutline, text } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import type { EditingCalls } from './pagebuilder/callEditing.ts';
import { drag, EDITOR, getPreview, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';

let newspaper: Newspaper;
let editing: EditingCalls;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
  editing = await callEditing(newspaper.origin);
});
afterAll(() => newspaper[Symbol.asyncDispose]());

const heading = (id: string, words: string) => ({
  id,
  block: 'header',
  fields: { text: words },
  children: [],
});

/** Saves a draft with headings in its body. @returns the id of the page */
async function savePage(name: string, ...words: readonly string[]): Promise<string> {
  const id = await editing.makePage(name);
  const { document, revision } = await editing.call('GET', `/pages/${id}`);
  const body = words.map((each, index) => heading(`h${index}`, each));
  await editing.call('PUT', `/pages/${id}/draft`, {
    document: Object.assign({}, document, { areas: { body } }),
    revision,
  });
  return id;
}

async function publish(id: string): Promise<void> {
  const { revision } = await editing.call('GET', `/pages/${id}`);
  await editing.call('POST', `/pages/${id}/publication`, { revision });
}

const read = async (id: string) => (await fetch(`${newspaper.origin}/${id}/`)).text();
const sections = (page: Page) => page.getByRole('list', { name: 'Shared sections' });
const inPreview = (page: Page, words: string) => getPreview(page).getByRole('heading', { name: words });

async function publishHere(page: Page): Promise<void> {
  await press(page, 'Publish …');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await dialog
    .getByText(/published/i)
    .first()
    .waitFor();
}

test('blocks are saved as a section by mouse, dragged onto another page, and changed on both by one publication', async () => {
  const [first, second] = [
    await savePage('First', 'Quay closed', 'Until noon'),
    await savePage('Second', 'Own'),
  ];
  await publish(second);
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${first}/`, width: 1600 });
  await isShown(page);
  await showOutline(page);
  const rows = page.getByRole('treeitem', { name: 'Heading' });
  await rows.nth(0).click();
  await rows.nth(1).click({ modifiers: ['Shift'] });
  await rows.nth(1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Save as section' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Harbour <notice>');
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save as section' }).click();
  await says(page, /Section “Harbour <notice>” saved and published/);
  await inPreview(page, 'Quay closed').waitFor();
  await page
    .getByRole('treeitem', { name: /Shared section/ })
    .getByText('Harbour <notice>')
    .waitFor();
  await isSaved(page);
  await publishHere(page);
  expect(await read(first)).toContain('Quay closed');

  await page.goto(`${newspaper.origin}/pagebuilder/pages/${second}/`);
  await isShown(page);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await drag(
    page,
    sections(page).getByRole('button', { name: 'Harbour <notice>', exact: true }),
    inPreview(page, 'Own'),
  );
  await says(page, /inserted into the area/);
  await inPreview(page, 'Until noon').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByText('2 pages show this section:').waitFor();
  await isSaved(page);
  await publishHere(page);
  await page.keyboard.press('Escape');

  await page.locator('[data-reference]').getByRole('link', { name: 'Edit section' }).click();
  await inPreview(page, 'Quay closed').click();
  await text(page).fill('Quay open');
  await isSaved(page);
  expect(await read(second)).not.toContain('Quay open');
  await press(page, 'Publish …');
  await page.getByRole('dialog').getByText('Publishing changes 2 published pages at once').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(() => read(first), { timeout: 5_000 }).toContain('Quay open');
  expect(await read(second)).toContain('Quay open');
});

test('a section is inserted, copied, detached and undone by keys alone', async () => {
  await editing.call('PUT', '/pages/tides/draft', {
    document: {
      ...{ schemaVersion: 1, id: 'tides', name: 'Tides', match: { kind: 'shared-section' } },
      ...{ layout: 'shared-section-layout', areas: { blocks: [heading('t', 'High water')] } },
    },
    revision: 0,
  });
  await publish('tides');
  const id = await savePage('Keys', 'Own');
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  await page.getByRole('tab', { name: 'Sections' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Search shared sections' }).focus();
  await page.keyboard.type('tides');
  await expect.poll(() => sections(page).locator('[data-section]').count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await says(page, /inserted into the area/);
  await inPreview(page, 'High water').waitFor();
  await page.getByRole('button', { name: 'Detach' }).focus();
  await page.keyboard.press('Enter');
  await says(page, /^Tides detached/);
  await isSaved(page);
  expect(JSON.stringify(await editing.call('GET', `/pages/${id}`))).not.toContain('shared-section');
  await page.keyboard.press('Control+z');
  await isSaved(page);
  expect(JSON.stringify(await editing.call('GET', `/pages/${id}`))).toContain('shared-section');
});

test('an unpublished section is named on the page, and a phone shows list and editor without moving sideways', async () => {
  const id = await savePage('Phone', 'Own');
  await editing.call('PUT', '/pages/empty-one/draft', {
    document: {
      ...{ schemaVersion: 1, id: 'empty-one', name: 'Empty one', match: { kind: 'shared-section' } },
      ...{ layout: 'shared-section-layout', areas: {} },
    },
    revision: 0,
  });
  const { document, revision } = await editing.call('GET', `/pages/${id}`);
  const reference = { id: 'r', block: 'shared-section', fields: { section: 'empty-one' }, children: [] };
  await editing.call('PUT', `/pages/${id}/draft`, {
    document: Object.assign({}, document, { areas: { body: [heading('h', 'Own'), reference] } }),
    revision,
  });
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 390 });
  await isShown(page);
  await getPreview(page).getByText('Empty one shows nothing here yet').waitFor();
  await page.goto(`${newspaper.origin}/pagebuilder/sections/`);
  await page.getByRole('link', { name: 'Empty one' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  expect(await sidewaysElements(page)).toEqual([]);
  await page.getByRole('link', { name: 'Empty one' }).click();
  await page.getByRole('heading', { name: 'Empty one' }).waitFor();
  expect(await sidewaysElements(page)).toEqual([]);
});

test('two editors in one section, one of them offline, keep what both have done', async () => {
  const id = 'shared-notice';
  const document = {
    ...{ schemaVersion: 1, id, name: 'Shared notice', match: { kind: 'shared-section' } },
    ...{
      layout: 'shared-section-layout',
      areas: { blocks: [heading('one', 'Tide'), heading('two', 'Wind')] },
    },
  };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  await publish(id);
  const path = `/pages/${id}/`;
  const { page: one } = await openEditor({ origin: newspaper.origin, path, width: 1600 });
  await isShown(one);
  const as = await editing.join('Bea', 'editor');
  const other = await openEditor({ origin: newspaper.origin, path, width: 1600, as });
  await isShown(other.page);
  other.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load|409/);
  await inPreview(other.page, 'Wind').click();
  await other.context.setOffline(true);
  await text(other.page).fill('Wind from the west');
  await isUnreached(other.page);
  await inPreview(one, 'Tide').click();
  await text(one).fill('Tide at noon');
  await isSaved(one);
  await other.context.setOffline(false);
  await isSaved(other.page);
  const stored = async () => JSON.stringify(await editing.call('GET', `/pages/${id}`));
  await expect.poll(stored, { timeout: 15_000 }).toContain('Wind from the west');
  expect(await stored()).toContain('Tide at noon');
  await inPreview(other.page, 'Tide at noon').waitFor();
});
