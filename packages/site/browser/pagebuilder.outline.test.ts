/** The outline of the running site: blocks named, filtered, collapsed, and dropped into it by mouse and by keys. */
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { isSaved, isShown, row, says, showOutline } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { dragOver } from './pagebuilder/dragOver.ts';
import { EDITOR, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

async function openPage() {
  const editing = await callEditing(newspaper.origin);
  const id = `outline-${Date.now()}`;
  const match = { kind: 'path', path: `/${id}/` };
  const areas = {
    main: [
      { id: 'head1', block: 'header', fields: { text: 'Storm tonight' }, children: [] },
      { id: 'pair1', block: 'double-chain', fields: { columnOne: 0 }, children: [] },
    ],
  };
  const document = { schemaVersion: 1, id, name: 'Outline', match, layout: 'right-rail', areas };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  return { page, id, read: async () => readAreas((await editing.call('GET', `/pages/${id}`))['document']) };
}

const readAreas = (document: unknown): unknown => (isRecord(document) ? document['areas'] : undefined);

test('blocks are dropped into areas, columns and between blocks of the outline, from there and from the palette', async () => {
  const { page, read } = await openPage();
  const outline = page.getByRole('tab', { name: 'Outline' });
  const side = page.getByRole('treeitem', { name: /^Side column/ });
  await dragOver(page, { from: page.locator('[data-block="divider"]'), over: [outline, side] });
  await says(page, /^Divider inserted into the area Side column, 1 of 1/);
  const rowOf = (name: string | RegExp) => page.getByRole('treeitem', { name });
  await dragOver(page, { from: row(page, 'Divider'), over: [rowOf(/^Column 2/)] });
  await says(page, /^Divider moved to the block Two columns, 1 of 1/);
  await dragOver(page, { from: rowOf('Heading'), over: [rowOf(/^Column 1/)] });
  await says(page, /^Heading moved to the block Two columns, 1 of 2/);
  await isSaved(page);
  expect(await read()).toMatchObject({
    main: [{ id: 'pair1', fields: { columnOne: 1 }, children: [{ id: 'head1' }, { block: 'divider' }] }],
  });
  await dragOver(page, { from: row(page, 'Divider'), over: [rowOf('Two columns')], height: 0.1 });
  await says(page, /^Divider moved to the area/);
  await isSaved(page);
  expect(await read()).toMatchObject({ main: [{ block: 'divider' }, { id: 'pair1' }] });
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Control+z');
  await isSaved(page);
  expect(await read()).toMatchObject({ main: [{ id: 'head1' }, { id: 'pair1', children: [] }] });
});

test('blocks are named, found, collapsed and moved by keys alone, and readers never see the name', async () => {
  const { page, id, read } = await openPage();
  await showOutline(page);
  await page.getByRole('searchbox', { name: 'Filter the outline' }).focus();
  await page.keyboard.type('storm');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F2');
  await page.keyboard.type('Lead <b>of</b> the day');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Lead <b>of</b> the day · Heading');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await row(page, 'Lead <b>of</b> the day · Heading').click();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowRight');
  await says(page, /^Lead <b>of<\/b> the day moved to the block Two columns, 1 of 1/);
  await page.keyboard.press('Alt+ArrowUp');
  await says(page, /1 of 1/);
  await isSaved(page);
  expect(await read()).toMatchObject({
    main: [{ children: [{ name: 'Lead <b>of</b> the day' }], fields: { columnOne: 1 } }],
  });
  expect(await accessViolations(page)).toEqual([]);
  const editing = await callEditing(newspaper.origin);
  const { revision } = await editing.call('GET', `/pages/${id}`);
  await editing.call('POST', `/pages/${id}/publication`, { revision });
  const html = await (await fetch(`${newspaper.origin}/${id}/`)).text();
  expect(html).toContain('Storm tonight');
  expect(html).not.toContain('of the day');
  expect(html).not.toContain('Lead ');
});
