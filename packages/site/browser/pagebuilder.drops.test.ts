/** Blocks dropped by mouse into every place of a page of the running site, empty and full. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { insert, isSaved, isShown, says, showOutline } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { EDITOR, getPreview, openEditor } from './pagebuilder/openEditor.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

/** Creates a page in a layout and opens it. */
async function openPage(layout: string) {
  const editing = await callEditing(newspaper.origin);
  const id = `drops-${Date.now()}`;
  const match = { kind: 'path', path: `/${id}/` };
  const document = { schemaVersion: 1, id, name: 'Drops', match, layout, areas: {} };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  return { page, read: async () => (await editing.call('GET', `/pages/${id}`))['document'] };
}

/** Takes an element up and holds it over the preview, then over a place that shows only now, and lets it go there. */
async function dragInto(page: Page, from: Locator, place: () => Locator, name: string): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  const canvas = await page.locator('[data-layer]').boundingBox();
  if (start === null || canvas === null) throw new Error('What is dragged, or the page, is not shown.');
  await page.mouse.move(start.x + 12, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 16, { steps: 2 });
  await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + 90, { steps: 5 });
  const target = place();
  await target.waitFor();
  const end = await target.boundingBox();
  if (end === null) throw new Error(`${name} is not shown.`);
  const [x, y] = [end.x + end.width / 2, end.y + end.height / 2];
  await page.mouse.move(x, y, { steps: 10 });
  await page.mouse.move(x, y + 1);
  await page.mouse.up();
}

test('a block is dropped into every empty area of a page that has blocks already, and into an empty column', async () => {
  const { page, read } = await openPage('right-rail');
  const palette = (name: string) => page.locator(`[data-block="${name}"]`);
  await insert(page, 'double-chain');
  for (const [index, title] of ['Side column', 'Full width, top', 'Full width, bottom'].entries()) {
    const area = () => page.getByRole('button', { name: `Add a block to “${title}”` });
    await dragInto(page, palette(index === 0 ? 'header' : 'divider'), area, title);
    await says(page, new RegExp(`inserted into the area ${title}, 1 of 1`));
    await page
      .getByRole('button', { name: /^Add a block to/ })
      .first()
      .waitFor({ state: 'detached' });
  }
  await dragInto(page, palette('header'), () => getPreview(page).getByText(': drop a block here'), 'chain');
  await says(page, /inserted into the block Two columns, 1 of 1/);
  await page.getByRole('textbox', { name: 'Text' }).fill('In the first column');
  await getPreview(page).getByRole('heading', { name: 'In the first column' }).waitFor();
  await dragInto(page, palette('divider'), () => page.getByText('Two columns, column 2').first(), 'column 2');
  await says(page, /inserted into the block Two columns, 2 of 2/);
  await isSaved(page);
  expect(await read()).toMatchObject({
    areas: {
      rightrail: [{ block: 'header' }],
      fullwidth1: [{ block: 'divider' }],
      fullwidth2: [{ block: 'divider' }],
      main: [{ fields: { columnOne: 1 }, children: [{ block: 'header' }, { block: 'divider' }] }],
    },
  });
  await showOutline(page);
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('Control+z');
  await isSaved(page);
  expect(await read()).toMatchObject({ areas: { main: [{ children: [{ block: 'header' }] }] } });
});
