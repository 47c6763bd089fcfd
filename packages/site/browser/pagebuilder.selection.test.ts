/** Several blocks at once, on the running site: selected, moved, copied to another page and deleted, by keys and by mouse. */
import { isRecord } from '@broadsheet/client-core';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { isSaved, isShown, says, showOutline } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { EDITOR, getPreview, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

const heading = (id: string, text: string) => ({ id, block: 'header', fields: { text }, children: [] });

async function savePage(name: string, main: readonly object[]) {
  const editing = await callEditing(newspaper.origin);
  const id = `${name}-${Date.now()}`;
  const match = { kind: 'path', path: `/${id}/` };
  const document = { schemaVersion: 1, id, name, match, layout: 'right-rail', areas: { main } };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  const read = async () => {
    const stored = (await editing.call('GET', `/pages/${id}`))['document'];
    return isRecord(stored) ? stored['areas'] : undefined;
  };
  return { id, read };
}

const selectedRows = (page: Page) => page.locator('[role=treeitem][aria-selected=true]');

test('blocks are selected, copied to another page in another tab, cut, pasted and undone by keys alone', async () => {
  const source = await savePage('from', [heading('h1', 'One'), heading('h2', 'Two'), heading('h3', 'Three')]);
  const target = await savePage('to', [heading('h1', 'Here already')]);
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${source.id}/`, width: 1600 });
  await isShown(page);
  await showOutline(page);
  await page.getByRole('treeitem', { name: 'Heading' }).first().click();
  await page.keyboard.press('Shift+ArrowDown');
  await says(page, /^2 blocks selected/);
  expect(await selectedRows(page).count()).toBe(2);
  expect(await accessViolations(page)).toEqual([]);
  await page.keyboard.press('Control+c');
  await says(page, /^2 blocks copied/);

  const other = await page.context().newPage();
  await other.goto(`${newspaper.origin}/pagebuilder/pages/${target.id}/`);
  await isShown(other);
  await other.bringToFront();
  await other.keyboard.press('Control+v');
  await says(other, /^2 blocks pasted/);
  await getPreview(other).getByRole('heading', { name: 'Two' }).waitFor();
  await isSaved(other);
  expect(await target.read()).toMatchObject({
    main: [{ id: 'h1' }, { fields: { text: 'One' } }, { fields: { text: 'Two' } }],
  });
  await other.close();

  await page.bringToFront();
  await page.keyboard.press('Alt+ArrowDown');
  await says(page, /^2 blocks moved to the area/);
  await page.keyboard.press('Control+x');
  await says(page, /^2 blocks deleted/);
  await isSaved(page);
  expect(await source.read()).toMatchObject({ main: [{ id: 'h3' }] });
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await isSaved(page);
  expect(await source.read()).toMatchObject({ main: [{ id: 'h1' }, { id: 'h2' }, { id: 'h3' }] });
});

test('several blocks are selected by mouse on the page, duplicated in one step, and what is no block is refused in words', async () => {
  const source = await savePage('mouse', [
    heading('h1', 'One'),
    heading('h2', 'Two'),
    heading('h3', 'Three'),
  ]);
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${source.id}/`, width: 1600 });
  await isShown(page);
  const press = async (text: string, ...keys: readonly ('Control' | 'Shift')[]) => {
    const box = await getPreview(page).getByRole('heading', { name: text }).boundingBox();
    if (box === null) throw new Error(`${text} is not shown.`);
    for (const key of keys) await page.keyboard.down(key);
    await page.mouse.click(box.x + 20, box.y + box.height / 2);
    for (const key of keys) await page.keyboard.up(key);
  };
  await press('One');
  await press('Three', 'Control');
  await expect.poll(() => page.locator('[data-selected]').count()).toBe(2);
  await press('One');
  await press('Three', 'Shift');
  await expect.poll(() => page.locator('[data-selected]').count()).toBe(3);
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await says(page, /^3 blocks duplicated/);
  await isSaved(page);
  const [now] = Object.values((await source.read()) ?? {});
  expect(now).toHaveLength(6);
  const paste = (text: string) =>
    page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  const note = page.locator('[data-note]');
  await paste('Ferry aground');
  await expect.poll(() => note.textContent()).toBe('There are no blocks on the clipboard.');
  const type = 'application/vnd.broadsheet.blocks+json';
  const fields = { text: '<img src=x onerror=alert(1)>' };
  await paste(JSON.stringify({ type, version: 1, blocks: [{ id: 'h1', block: 'weather-of-ours', fields }] }));
  await expect.poll(() => note.textContent()).toBe('Not installed here: weather-of-ours.');
  await isSaved(page);
  expect(JSON.stringify(await source.read())).toContain('weather-of-ours');
});

test('the menu of the selected blocks is opened and used by keys and by mouse, and gives the focus back', async () => {
  const source = await savePage('menu', [heading('h1', 'One'), heading('h2', 'Two')]);
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${source.id}/`, width: 1600 });
  await isShown(page);
  await showOutline(page);
  await page.getByRole('treeitem', { name: 'Heading' }).first().click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: 'Actions for the selected blocks' });
  await menu.waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('treeitem');
  await page.keyboard.press('ContextMenu');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await says(page, /^2 blocks deleted/);
  await page.keyboard.press('Control+v');
  await says(page, /^2 blocks pasted/);
  await isSaved(page);
  expect(await source.read()).toMatchObject({
    main: [{ fields: { text: 'One' } }, { fields: { text: 'Two' } }],
  });
  const box = await getPreview(page).getByRole('heading', { name: 'Two' }).boundingBox();
  if (box === null) throw new Error('The heading is not shown.');
  await page.mouse.click(box.x + 20, box.y + box.height / 2);
  await page.mouse.click(box.x + 20, box.y + box.height / 2, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await says(page, /^Heading moved to .* 1 of 2/);
  await isSaved(page);
  expect(await source.read()).toMatchObject({
    main: [{ fields: { text: 'Two' } }, { fields: { text: 'One' } }],
  });
});

async function openSelected(name: string, { width = 1600 } = {}) {
  const source = await savePage(name, [
    heading('h1', 'One'),
    heading('h2', 'Two'),
    heading('h3', 'Three'),
    heading('h4', 'Four'),
  ]);
  const opened = await openEditor({ origin: newspaper.origin, path: `/pages/${source.id}/`, width });
  await isShown(opened.page);
  return { ...opened, ...source };
}

/** Presses a heading on the page, with a key held down. */
async function pressHeading(page: Page, name: string, key?: 'Control' | 'Shift') {
  const box = await getPreview(page).getByRole('heading', { name }).boundingBox();
  if (box === null) throw new Error(`${name} is not shown.`);
  if (key !== undefined) await page.keyboard.down(key);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (key !== undefined) await page.keyboard.up(key);
}

async function drag(page: Page, from: Locator, to: { readonly x: number; readonly y: number }) {
  const start = await from.boundingBox();
  if (start === null) throw new Error('What is dragged is not shown.');
  await page.mouse.move(start.x + 20, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 26, start.y + 14, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.move(to.x + 1, to.y);
  await page.mouse.up();
}

const texts = async (read: () => Promise<unknown>): Promise<unknown> => {
  const areas = await read();
  const main: unknown = isRecord(areas) ? areas['main'] : undefined;
  if (!Array.isArray(main)) return main;
  return main.map((each: unknown) => {
    const fields = isRecord(each) ? each['fields'] : undefined;
    return isRecord(fields) ? fields['text'] : undefined;
  });
};

const FOUR = ['One', 'Two', 'Three', 'Four'];

async function undoOnce(page: Page, read: () => Promise<unknown>) {
  await page.keyboard.press('Control+z');
  await says(page, /^Undone/);
  await isSaved(page);
  expect(await texts(read)).toEqual(FOUR);
}

test('several blocks are dragged by mouse in the outline, which is one step of undo', async () => {
  const { page, read } = await openSelected('drag');
  await showOutline(page);
  const rows = page.getByRole('treeitem', { name: 'Heading' });
  await rows.nth(0).click();
  await rows.nth(1).click({ modifiers: ['Control'] });
  await says(page, /^2 blocks selected/);
  await page.getByRole('heading', { name: '2 blocks selected' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Text' }).count()).toBe(0);
  const last = await rows.nth(3).boundingBox();
  if (last === null) throw new Error('The last row is not shown.');
  await drag(page, rows.nth(0), { x: last.x + last.width / 2, y: last.y + last.height * 0.9 });
  await says(page, /^2 blocks moved to the area/);
  await isSaved(page);
  expect(await texts(read)).toEqual(['Three', 'Four', 'One', 'Two']);
  await undoOnce(page, read);
});

test('the menu pastes with the permission of the browser, names the keys without it, and renames a block', async () => {
  const { page, context, read } = await openSelected('paste');
  const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await showOutline(page);
  const rows = page.getByRole('treeitem', { name: 'Heading' });
  await rows.nth(0).click();
  await rows.nth(1).click({ modifiers: ['Shift'] });
  await rows.nth(1).click({ button: 'right' });
  expect(await menuItem('Rename').count()).toBe(0);
  await menuItem('Copy').click();
  await says(page, /^2 blocks copied/);
  await context.clearPermissions();
  await rows.nth(1).click({ button: 'right' });
  await menuItem('Paste').click();
  await expect
    .poll(() => page.locator('[data-note]').textContent())
    .toBe('The browser does not let the menu paste. Press Ctrl+V.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: newspaper.origin });
  await rows.nth(1).click({ button: 'right' });
  await menuItem('Paste').click();
  await says(page, /^2 blocks pasted/);
  await isSaved(page);
  expect(await texts(read)).toEqual(['One', 'Two', 'One', 'Two', 'Three', 'Four']);
  await rows.nth(0).focus();
  await undoOnce(page, read);

  await page.getByRole('tab', { name: 'Blocks' }).click();
  await pressHeading(page, 'Three');
  const box = await getPreview(page).getByRole('heading', { name: 'Three' }).boundingBox();
  if (box === null) throw new Error('The heading is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' });
  await menuItem('Rename').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type('Third');
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { name: 'Third · Heading' }).waitFor();
  await isSaved(page);
  expect(JSON.stringify(await read())).toContain('"name":"Third"');
});

test('on a phone nothing scrolls sideways, and the menu stays inside the window', async () => {
  const { page } = await openSelected('phone', { width: 390 });
  await pressHeading(page, 'One');
  await pressHeading(page, 'Two', 'Shift');
  const box = await getPreview(page).getByRole('heading', { name: 'Two' }).boundingBox();
  if (box === null) throw new Error('The heading is not shown.');
  await page.mouse.click(380, box.y + box.height / 2, { button: 'right' });
  const menu = await page.getByRole('menu').boundingBox();
  if (menu === null) throw new Error('The menu is not shown.');
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(390);
  expect(menu.y + menu.height).toBeLessThanOrEqual(800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a name that was typed is stored when another block is pressed on the page', async () => {
  const { page, read } = await openSelected('typed');
  await pressHeading(page, 'One');
  await page.getByRole('textbox', { name: 'Name in the outline' }).fill('First');
  await pressHeading(page, 'Three');
  await expect.poll(async () => JSON.stringify(await read())).toContain('"name":"First"');
});

test('Delete in the outline deletes all selected blocks in one step, and keeps the focus in it', async () => {
  const { page, read } = await openSelected('delete');
  await showOutline(page);
  await page.getByRole('treeitem', { name: 'Heading' }).nth(1).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  await says(page, /^2 blocks deleted/);
  await isSaved(page);
  expect(await texts(read)).toEqual(['One', 'Four']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('treeitem');
  await undoOnce(page, read);
});

test('the menu cuts the block and nothing of a field, and a press on the page closes it', async () => {
  const { page, read } = await openSelected('field');
  await pressHeading(page, 'One');
  const field = page.getByRole('textbox', { name: 'Text' });
  await field.click();
  await field.selectText();
  const openMenu = async () => {
    const box = await getPreview(page).getByRole('heading', { name: 'One' }).boundingBox();
    if (box === null) throw new Error('The heading is not shown.');
    await page.mouse.click(box.x + 20, box.y + box.height / 2, { button: 'right' });
    await page.getByRole('menu').waitFor();
  };
  await openMenu();
  await pressHeading(page, 'Four');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await pressHeading(page, 'One');
  await field.click();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Cut', exact: true }).click();
  await says(page, /^Heading deleted/);
  await isSaved(page);
  expect(await texts(read)).toEqual(['Two', 'Three', 'Four']);
});

test('the box of a selected block stands on the block in both directions of writing', async () => {
  const { id } = await savePage('boxes', [heading('h1', 'One'), heading('h2', 'Two')]);
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  const block = getPreview(page).getByRole('heading', { name: 'Two' });
  await block.click();
  const box = page.locator('[data-layer] [data-selected]').first();
  const distance = async () => {
    const [one, other] = await Promise.all([box.boundingBox(), block.boundingBox()]);
    if (one === null || other === null) return Number.POSITIVE_INFINITY;
    const sides = [one.x - other.x, one.x + one.width - other.x - other.width];
    return Math.max(...sides.map(Math.abs));
  };
  await expect.poll(distance).toBeLessThan(4);
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect.poll(() => getPreview(page).locator('html').getAttribute('dir')).toBe('rtl');
  await expect.poll(distance).toBeLessThan(4);
});
