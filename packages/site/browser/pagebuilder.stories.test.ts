/** Stories placed on a page of the running site from a search beside it, by mouse and by keys. */
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
