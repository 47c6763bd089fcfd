/** Stories placed on a page of the running site from a search beside it, by mouse and by keys. */
import { anything, isRecord, list as listOf, record, text } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { insert, isSaved, isShown, says } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
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
