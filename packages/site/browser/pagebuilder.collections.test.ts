/** Collections of the running site: ordered by mouse, by keys and on a phone, and what readers get at their next request. */
import { list as listOf, record, text } from '@broadsheet/client-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { isShown, press, says, showOutline } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { drag, EDITOR, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const FRONT = '/collections/collection-front-page/';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

const list = (page: Page) => page.getByRole('list', { name: 'Stories of the collection' });
const items = (page: Page) => list(page).locator('[data-item]');
const found = (page: Page) => page.getByRole('list', { name: 'Found stories' }).getByRole('button');
const titleOf = (page: Page, place: number) => items(page).nth(place).locator('[data-title]');
const ids = (page: Page) =>
  items(page).evaluateAll((rows) => rows.map((each) => each.getAttribute('data-item') ?? ''));
const isSaved = (page: Page) => page.getByText('Draft saved. Readers do not see it.').waitFor();

test('a story is dragged from the search to the top, gets a headline, is pinned, and is what readers get next', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: FRONT });
  await page.getByRole('region', { name: 'Shown on' }).getByRole('link', { name: 'Home' }).waitFor();
  const [before] = await ids(page);
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('ferry');
  const ferry = found(page).filter({ hasText: /ferry/i }).first();
  await ferry.waitFor();
  const story = await ferry.getAttribute('data-story');
  await drag(page, ferry, titleOf(page, 0));
  await says(page, /at place 1/);
  expect((await ids(page)).slice(0, 2)).toEqual([story, before]);

  await titleOf(page, 0).click();
  await page.getByLabel('Headline here').fill('Ferries <stay> in port');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await items(page)
    .first()
    .getByText(/^Pinned until/)
    .first()
    .waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await titleOf(page, 0).click();
  await drag(page, items(page).nth(3), titleOf(page, 0));
  await says(page, /now at place 2/);
  await isSaved(page);
  await press(page, 'Publish');
  await says(page, /published/i);
  const reader = await openReader({ origin: newspaper.origin });
  await reader.open('/');
  await reader.page.getByRole('link', { name: 'Ferries <stay> in port' }).first().waitFor();

  await page.goto(`${newspaper.origin}/pagebuilder/pages/home/`);
  await isShown(page);
  await showOutline(page);
  await page
    .getByRole('treeitem')
    .filter({ hasText: /^Top table/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Edit this collection' }).click();
  await titleOf(page, 0).waitFor();
  expect((await ids(page))[0]).toBe(story);
});

test('a picture that is uploaded while one goes on writing reverts nothing, and readers get it resized', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: FRONT });
  await titleOf(page, 1).waitFor();
  const [, second] = await ids(page);
  await titleOf(page, 0).click();
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/pagebuilder/api/images', async (route) => {
    await isHeld;
    await route.continue();
  });
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 });
    canvas.getContext('2d')?.fillRect(0, 0, 600, 800);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(base64, 'base64');
  const sent = page.waitForRequest('**/pagebuilder/api/images');
  await list(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'tide.png', mimeType: 'image/png', buffer });
  await sent;
  await page.getByLabel('Headline here').fill('Written meanwhile');
  await items(page)
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  goOn();
  await says(page, /tide\.png/);
  expect(await page.getByLabel('Headline here').inputValue()).toBe('Written meanwhile');
  expect(await ids(page)).not.toContain(second);
  await isSaved(page);
  await press(page, 'Publish');
  await says(page, /published/i);
  const reader = await openReader({ origin: newspaper.origin });
  await reader.open('/');
  await reader.page.getByRole('link', { name: 'Written meanwhile' }).first().waitFor();
  const editing = await callEditing(newspaper.origin);
  const [image] = listOf(record({ id: text }))((await editing.call('GET', '/images'))['images']) ?? [];
  const addresses = await reader.page
    .locator('img')
    .evaluateAll((images) => images.flatMap((each) => each.getAttribute('src') ?? []));
  const resized = addresses.filter((each) => each.includes(`/resizer/v2/${image?.id}`));
  expect(resized).not.toEqual([]);
  for (const address of resized) expect((await fetch(new URL(address, newspaper.origin))).status).toBe(200);
});

test('a collection is made, filled, ordered and undone by keys alone', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/collections/' });
  await page.getByRole('button', { name: 'New collection' }).press('Enter');
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Évening front');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Évening front' }).waitFor();
  expect(page.url()).toMatch(/evening-front\/$/);
  for (const place of [0, 1, 2]) {
    await found(page).nth(place).press('Enter');
    await says(page, /added at place 1/);
  }
  const [c, b, a] = await ids(page);
  await titleOf(page, 0).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await says(page, /now at place 2/);
  await page.keyboard.press('Alt+ArrowDown');
  await says(page, /now at place 3/);
  await page.keyboard.press('Alt+ArrowDown');
  await says(page, /cannot move further/);
  expect(await ids(page)).toEqual([b, a, c]);
  await page.keyboard.press('Delete');
  await says(page, /removed from the collection/);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-title'))).toBe(a);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await says(page, /Undone/);
  expect(await ids(page)).toEqual([b, a, c]);
  await isSaved(page);
  await page.getByText('No page shows this collection.').waitFor();
});

test('a collection is ordered on a phone', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: FRONT, width: 390 });
  await titleOf(page, 1).waitFor();
  const [first, second] = await ids(page);
  await items(page).nth(1).getByRole('button', { name: /^Down/ }).click();
  await says(page, /now at place 3/);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('↓');
  expect([(await ids(page))[0], (await ids(page))[2]]).toEqual([first, second]);
  expect(await accessViolations(page)).toEqual([]);
  expect(await sidewaysElements(page)).toEqual([]);
  await press(page, 'Undo');
  await isSaved(page);
});

test('two editors at once keep what both have done', async () => {
  const editing = await callEditing(newspaper.origin);
  const children = ['story-surge-week', 'story-castle-hill-113'].map((_id) => ({ _id, type: 'story' }));
  const document = { name: 'Shared', aliases: ['shared'], children };
  await editing.call('PUT', '/settings/collection:shared/draft', { document, revision: 0 });
  const { page: one } = await openEditor({ origin: newspaper.origin, path: '/collections/shared/' });
  const as = await editing.join('Bea', 'editor');
  const { page: other, expectTrouble } = await openEditor({
    origin: newspaper.origin,
    path: '/collections/shared/',
    as,
  });
  await titleOf(other, 1).waitFor();
  await found(one).nth(0).press('Enter');
  const shared = async () => (await editing.call('GET', '/settings/collection:shared'))['document'];
  await expect.poll(shared, { timeout: 15_000 }).toMatchObject({ children: [{}, {}, {}] });
  expectTrouble(/409/);
  await titleOf(other, 0).click();
  await other.getByLabel('Headline here').fill('Of the other');
  await expect
    .poll(shared, { timeout: 15_000 })
    .toMatchObject({ children: [{}, { headline: 'Of the other' }, {}] });
  expect(await ids(other)).toHaveLength(3);
});

test('a collection takes two aliases as one types them, is deleted after a question that names its pages, and comes back', async () => {
  const editing = await callEditing(newspaper.origin);
  const document = { name: 'Bin', aliases: ['bin'], children: [] };
  await editing.call('PUT', '/settings/collection:bin/draft', { document, revision: 0 });
  const { page } = await openEditor({ origin: newspaper.origin, path: FRONT });
  await press(page, 'Delete collection');
  const question = page.getByRole('dialog');
  await question.getByRole('link', { name: 'Home' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });

  await page.goto(`${newspaper.origin}/pagebuilder/collections/bin/`);
  const alias = page.getByLabel('Alias', { exact: true });
  await alias.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' second');
  expect(await alias.inputValue()).toBe('bin second');
  await isSaved(page);
  const { document: saved } = await editing.call('GET', '/settings/collection:bin');
  expect(saved).toMatchObject({ aliases: ['bin', 'second'] });
  await press(page, 'Delete collection');
  await question.getByRole('button', { name: 'Delete collection' }).click();
  await says(page, /“Bin” was deleted/);
  await press(page, 'Restore “bin”');
  await page.getByRole('heading', { level: 1, name: 'Bin' }).waitFor();
});
