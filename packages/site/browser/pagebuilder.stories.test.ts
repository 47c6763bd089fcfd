/** Stories placed on a page of the running site from a search beside it, by mouse and by keys. */
import { anything, isRecord, list as listOf, record, text } from '@broadsheet/client-core';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { insert, isSaved, isShown, says } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { dragOver } from './pagebuilder/dragOver.ts';
import { drag, EDITOR, getPreview, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

test('a story is found as one types, and placed by one drag or one press', async () => {
  const editing = await callEditing(newspaper.origin);
  const id = await editing.makePage('Harbour front');
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/` });
  await isShown(page);
  await insert(page, 'header');
  await page.getByRole('textbox', { name: 'Text' }).fill('At the harbour');
  const heading = getPreview(page).getByRole('heading', { name: 'At the harbour' });
  await heading.waitFor();
  await page.getByRole('tab', { name: 'Stories' }).click();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('ferry');
  const stories = page.getByRole('list', { name: 'Stories' }).getByRole('button');
  const ferry = stories.filter({ hasText: /ferry/i }).first();
  await ferry.waitFor();
  expect(await ferry.textContent()).toMatch(/ · /);
  expect(await accessViolations(page)).toEqual([]);

  const headline = (await ferry.getByRole('strong').textContent()) ?? '';
  await drag(page, ferry, heading);
  await says(page, /inserted into the area/);
  await getPreview(page).getByRole('link', { name: headline }).first().waitFor();

  await stories.nth(1).focus();
  await page.keyboard.press('Enter');
  await says(page, /inserted into the area .+ of 3/);
  await isSaved(page);
  const { document } = await editing.call('GET', `/pages/${id}`);
  expect(JSON.stringify(document).match(/"contentService":"content-api"/g)).toHaveLength(2);
});

const COLLECTION = '/settings/collection:collection-front-page';

test('a story that is dropped on a list goes into its collection at that place, and is taken back without others’ work', async () => {
  const editing = await callEditing(newspaper.origin);
  const readIds = async () => {
    const { document } = await editing.call('GET', COLLECTION);
    return listOf(record({ _id: text }))(record({ children: anything })(document)?.children)?.map(
      (item) => item._id,
    );
  };
  const before = (await readIds()) ?? [];
  const { page } = await openEditor({ origin: newspaper.origin, path: '/pages/home/', width: 1600 });
  await isShown(page);
  const home = JSON.stringify((await editing.call('GET', '/pages/home'))['document']);
  await page.getByRole('tab', { name: 'Stories' }).click();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('ferry');
  const stories = page.getByRole('list', { name: 'Stories' }).getByRole('button');
  const ferry = stories.filter({ hasText: /ferry/i }).first();
  await ferry.waitFor();
  const story = (await ferry.getAttribute('data-story')) ?? '';
  const headline = (await ferry.getByRole('strong').textContent()) ?? '';
  const { items } = await editing.call('POST', '/sources/items', { ids: [before[1]] });
  const second = listOf(record({ headline: text }))(items)?.[0]?.headline ?? '';
  const shown = getPreview(page).getByRole('link', { name: second }).first();
  await shown.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await drag(page, ferry, shown);
  await says(page, /: added to the collection “.+” at place [23]\./);
  const toast = page.getByRole('group', { name: new RegExp(`^${headline}: added to the collection`) });
  await toast.waitFor();
  await toast.getByRole('link', { name: 'Edit this collection' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  const after = (await readIds()) ?? [];
  expect([1, 2]).toContain(after.indexOf(story));
  expect(after.filter((id) => id !== story)).toEqual(before);
  expect(JSON.stringify((await editing.call('GET', '/pages/home'))['document'])).toBe(home);

  const { document, revision, published } = await editing.call('GET', COLLECTION);
  const renamed = { ...(isRecord(document) && document), name: 'Renamed meanwhile' };
  await editing.call('PUT', `${COLLECTION}/draft`, { document: renamed, revision, published });
  await toast.getByRole('button', { name: 'Undo' }).press('Enter');
  await says(page, /^Undone/);
  expect(await readIds()).toEqual(before);
  expect((await editing.call('GET', COLLECTION))['document']).toMatchObject({ name: 'Renamed meanwhile' });
});

const NAMED = 'Top of the outline';

/** Creates a page with one list, which shows a collection. */
async function makeListPage() {
  const editing = await callEditing(newspaper.origin);
  const { document: first } = await editing.call('GET', COLLECTION);
  const { name } = record({ name: text })(first) ?? {};
  const id = `lists-${Date.now()}`;
  const promo = {
    contentService: 'content-api-collections',
    contentConfigValues: { _id: COLLECTION.split(':').at(-1) },
  };
  const list = { id: 'list1', name: NAMED, block: 'top-table-list', children: [] };
  const areas = { main: [{ ...list, fields: { listContentConfig: promo } }] };
  const match = { kind: 'path', path: `/${id}/` };
  const document = { schemaVersion: 1, id, name: 'Lists', match, layout: 'right-rail', areas };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  const readPage = async () => JSON.stringify((await editing.call('GET', `/pages/${id}`))['document']);
  const readIds = async () => {
    const children = record({ children: anything })((await editing.call('GET', COLLECTION))['document']);
    return listOf(record({ _id: text }))(children?.children)?.map((item) => item._id ?? '') ?? [];
  };
  return { id, name: name ?? '', readPage, readIds };
}

/** Finds a story in the panel of stories that a collection does not have. */
async function findNew(page: Page, ids: readonly string[]): Promise<Locator> {
  const stories = page.getByRole('list', { name: 'Stories' }).getByRole('button');
  await stories.first().waitFor();
  const found = await stories.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-story') ?? ''),
  );
  return page.locator(`[data-story="${found.find((id) => !ids.includes(id)) ?? ''}"]`);
}

test('a story that is dropped on a list in the outline goes to the top of its collection, which the row names', async () => {
  const { id, name, readPage, readIds } = await makeListPage();
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  const [document, before] = [await readPage(), await readIds()];
  await page.getByRole('tab', { name: 'Stories' }).click();
  const story = await findNew(page, before);
  const storyId = (await story.getAttribute('data-story')) ?? '';
  const list = page.getByRole('treeitem', { name: new RegExp(`^${NAMED}`) });
  await dragOver(page, {
    from: story,
    over: [page.getByRole('tab', { name: 'Outline' }), list],
    async whileOver() {
      // The name of the collection is fetched during the drag, and the browser of the test tells of no drag without a movement.
      const { x = 0, y = 0, height = 0 } = (await list.boundingBox()) ?? {};
      let moved = 0;
      const readName = async () => {
        moved += 1;
        await page.mouse.move(x + 40 + (moved % 2), y + height / 2);
        return list.locator('[data-drop-name]').allTextContents();
      };
      await expect.poll(readName).toEqual([`Into the collection “${name}”`]);
      expect(await list.getAttribute('data-drop')).toBe('into');
    },
  });
  await says(page, /: added to the collection “.+” at place 1\./);
  await page.setViewportSize({ width: 390, height: 800 });
  const message = page.getByRole('group', { name: /added to the collection/ }).getByText(/added to/);
  expect((await message.boundingBox())?.width).toBeGreaterThan(280);
  await page.setViewportSize({ width: 1600, height: 900 });
  expect(await readIds()).toEqual([storyId, ...before]);
  expect(await readPage()).toBe(document);
  await page
    .getByRole('group', { name: /added to the collection/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await says(page, /^Undone/);
  expect(await readIds()).toEqual(before);
});

test('a story goes to the top of the collection of the selected list by keys alone, or into a block of its own', async () => {
  const { id, name, readPage, readIds } = await makeListPage();
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  const [document, before] = [await readPage(), await readIds()];
  await page.getByRole('tab', { name: 'Outline' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Filter the outline' }).focus();
  await page.keyboard.type(NAMED);
  await page.getByRole('treeitem', { name: new RegExp(`^${NAMED}`) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('tab', { name: 'Stories' }).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('checkbox', { name: `Into the collection “${name}”` });
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(true);
  expect(await accessViolations(page)).toEqual([]);
  const story = await findNew(page, before);
  const storyId = (await story.getAttribute('data-story')) ?? '';
  await story.focus();
  await page.keyboard.press('Enter');
  await says(page, /: added to the collection “.+” at place 1\./);
  expect(await readIds()).toEqual([storyId, ...before]);
  expect(await readPage()).toBe(document);
  await choice.focus();
  await page.keyboard.press('Space');
  await story.focus();
  await page.keyboard.press('Enter');
  await says(page, /inserted into the area .+ 2 of 2/);
  expect(await readIds()).toEqual([storyId, ...before]);
});
