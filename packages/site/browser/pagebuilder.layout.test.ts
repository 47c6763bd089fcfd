/** The layout of a page on the running site: changed by keys and by mouse, undone, published, with blocks that have no place. */
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

async function openPage({ width = 1600 } = {}) {
  const editing = await callEditing(newspaper.origin);
  const id = `layout-${Date.now()}`;
  const match = { kind: 'path', path: `/${id}/` };
  const areas = {
    main: [heading('h1', 'Storm tonight'), heading('h2', 'Ferry aground')],
    rightrail: [heading('h3', 'Tides')],
  };
  const document = { schemaVersion: 1, id, name: 'Layout', match, layout: 'right-rail', areas };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width });
  await isShown(page);
  const read = async () => {
    const stored = (await editing.call('GET', `/pages/${id}`))['document'];
    return isRecord(stored) ? { layout: stored['layout'], areas: stored['areas'] } : undefined;
  };
  return { editing, id, page, read };
}

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Change layout' });

test('a page gets another layout by keys alone, keeps what has no place in it, and is undone in one step', async () => {
  const { page, read, id, editing } = await openPage();
  await page.getByRole('tab', { name: 'Page', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change layout' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await dialog(page).getByLabel('Layout', { exact: true }).focus();
  await page.keyboard.type('Single');
  const main = dialog(page).getByLabel('Main column (2 blocks)');
  await expect.poll(() => main.inputValue()).toBe('body');
  expect(await dialog(page).getByLabel('Side column (1 block)').inputValue()).toBe('');
  expect(await accessViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Change layout' }).focus();
  await page.keyboard.press('Enter');
  await says(page, /^Layout changed to /);
  await isSaved(page);
  const changed = {
    layout: 'single-column-regular',
    areas: { body: [{ id: 'h1' }, { id: 'h2' }], rightrail: [{ id: 'h3' }] },
  };
  expect(await read()).toMatchObject(changed);
  await page.getByText('1 block is not placed.').waitFor();
  await getPreview(page).getByRole('heading', { name: 'Ferry aground' }).waitFor();
  expect(await getPreview(page).getByRole('heading', { name: 'Tides' }).count()).toBe(0);

  await showOutline(page);
  await page.getByRole('treeitem', { name: 'Heading' }).nth(2).focus();
  await page.keyboard.press('Control+z');
  await isSaved(page);
  expect(await read()).toMatchObject({ layout: 'right-rail', areas: { rightrail: [{ id: 'h3' }] } });
  await page.keyboard.press('Control+Shift+z');
  await isSaved(page);

  const { revision } = await editing.call('GET', `/pages/${id}`);
  await editing.call('POST', `/pages/${id}/publication`, { revision });
  const html = await (await fetch(`${newspaper.origin}/${id}/`)).text();
  expect(html).toContain('Ferry aground');
  expect(html).not.toContain('Tides');
  expect(await read()).toMatchObject(changed);
});

test('the editor chooses the areas, and drags what is not placed into one, or moves it there by keys', async () => {
  const { page, read } = await openPage();
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  await page.getByRole('button', { name: 'Change layout' }).click();
  await dialog(page).getByLabel('Layout', { exact: true }).selectOption('single-column-regular');
  await dialog(page).getByLabel('Main column (2 blocks)').selectOption({ label: 'Not placed' });
  await dialog(page).getByLabel('Side column (1 block)').selectOption('body');
  await dialog(page).getByRole('button', { name: 'Change layout' }).click();
  await isSaved(page);
  expect(await read()).toMatchObject({ areas: { body: [{ id: 'h3' }], main: [{ id: 'h1' }, { id: 'h2' }] } });
  await showOutline(page);
  const unplaced = page.getByRole('treeitem', { name: /^Not placed/ });
  expect(await unplaced.getAttribute('title')).toContain('Readers do not see them');
  const rows = page.getByRole('treeitem', { name: 'Heading' });
  await rows.nth(1).dragTo(rows.nth(0), { targetPosition: { x: 40, y: 4 } });
  await says(page, /^Heading moved to the area .* 1 of 2/);
  await rows.nth(2).click();
  await page.keyboard.press('Alt+ArrowUp');
  await isSaved(page);
  await expect.poll(() => unplaced.count()).toBe(0);
  expect(JSON.stringify((await read())?.areas)).toContain('"h2"');
});

test('a restored version brings back what was not placed then, and what is not placed now is named and kept', async () => {
  const { page, read, id, editing } = await openPage();
  const match = { kind: 'path', path: `/${id}/` };
  const publish = async (layout: string, areas: object) => {
    const document = { schemaVersion: 1, id, name: 'Layout', match, layout, areas };
    const { revision, published } = await editing.call('GET', `/pages/${id}`);
    const saved = await editing.call('PUT', `/pages/${id}/draft`, { document, revision, published });
    await editing.call('POST', `/pages/${id}/publication`, { revision: saved['revision'] });
  };
  const then = { body: [heading('h1', 'Storm tonight')], rightrail: [heading('h3', 'Tides')] };
  await publish('single-column-regular', then);
  const now = { main: [heading('h1', 'Storm tonight')], body: [heading('h4', 'Ferry aground')] };
  await publish('right-rail', now);
  await page.goto(`${newspaper.origin}/pagebuilder/pages/${id}/versions/`);
  await page.getByText(/Moved “Heading” .* to the area “Main column”/).waitFor();
  await page.getByText('Added “Heading” (Ferry aground) to the area “Not placed · Main column”.').waitFor();
  await page.getByRole('button', { name: 'View version 1' }).click();
  const lost = page.getByText('1 block of version 1 is not placed: “Heading” (Tides).');
  await lost.waitFor();
  await page.frameLocator('iframe[name^=bs-version]:visible').getByText('Storm tonight').waitFor();

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('1 block of version 1 is not placed: “Heading” (Tides).').waitFor();
  await question
    .getByText(
      '1 block that is not placed now is missing from version 1: “Heading” (Ferry aground). It is kept in',
    )
    .waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Restore version 1' }).click();
  await says(page, /^Version 1 was restored/);
  expect(await read()).toEqual({ layout: 'single-column-regular', areas: then });
  const html = await (await fetch(`${newspaper.origin}/${id}/`)).text();
  expect(html).toContain('Storm tonight');
  expect(html).not.toContain('Tides');
  await page.goto(`${newspaper.origin}/pagebuilder/pages/${id}/`);
  await isShown(page);
  await showOutline(page);
  await page.getByRole('treeitem', { name: /^Not placed/ }).waitFor();

  await page.goto(`${newspaper.origin}/pagebuilder/pages/${id}/versions/`);
  await page.getByRole('button', { name: 'Restore version 2' }).click();
  await question.getByRole('button', { name: 'Restore version 2' }).click();
  await says(page, /^Version 2 was restored/);
  expect(await read()).toEqual({ layout: 'right-rail', areas: now });
});

test('on a phone the layout is changed without scrolling sideways', async () => {
  const { page, read } = await openPage({ width: 390 });
  await page.getByRole('button', { name: 'Fields', exact: true }).click();
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  await page.getByRole('button', { name: 'Change layout' }).click();
  await dialog(page).getByLabel('Layout', { exact: true }).selectOption('single-column-regular');
  const box = await dialog(page).boundingBox();
  expect(box !== null && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog(page).getByRole('button', { name: 'Change layout' }).click();
  await isSaved(page);
  expect(await read()).toMatchObject({ layout: 'single-column-regular' });
});
