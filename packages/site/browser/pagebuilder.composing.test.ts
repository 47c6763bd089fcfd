/** Words typed with an input method, as in Japanese: the Enter that ends a composition submits nothing. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { insert, isSaved, isShown, press, row, showOutline, text } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { EDITOR, getPreview, openEditor } from './pagebuilder/openEditor.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

/** The key code of every key that an input method takes. */
const TAKEN = 229;

/** Types one word as an input method does: composed in kana, ended by Enter, and replaced by its characters. */
async function compose(page: Page, field: Locator): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await composeHere(page);
}

/** Composes the word where the cursor is. */
async function composeHere(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'みなと', selectionStart: 3, selectionEnd: 3 });
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: TAKEN };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  // Handlers tell such a key by the event, which the protocol does not mark.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    ),
  );
  await session.send('Input.insertText', { text: '港' });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await session.detach();
}

test('a composition is ended in every kind of field of a page, and what was composed is saved', async () => {
  const editing = await callEditing(newspaper.origin);
  const id = await editing.makePage('Composed');
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  await insert(page, 'header');
  await compose(page, text(page));
  expect(await text(page).inputValue()).toBe('港');
  await getPreview(page).getByRole('heading', { name: '港' }).waitFor();
  const search = page.getByRole('searchbox').first();
  await compose(page, search);
  expect(await search.inputValue()).toBe('港');
  await page.getByRole('tab', { name: 'Page' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await compose(page, name);
  expect(await name.inputValue()).toBe('港');
  await showOutline(page);
  await row(page, 'Heading').click();
  await page.keyboard.press('F2');
  const own = page.getByRole('tree').getByRole('textbox');
  await compose(page, own);
  expect(await own.inputValue()).toBe('港');
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { name: /港/ }).first().waitFor();
  await isSaved(page);
  expect(JSON.stringify(await editing.call('GET', `/pages/${id}`))).toContain('"name":"港"');
});

test('a composition is ended in dialogs, which stay open and send nothing', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/', width: 1280 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/presence')) sent.push(request.url());
  });
  await page
    .getByRole('button', { name: /^Alert/ })
    .first()
    .click();
  const alert = page.getByRole('dialog').getByLabel('Text');
  await compose(page, alert);
  expect(await alert.inputValue()).toBe('港');
  await page.keyboard.press('Escape');
  await press(page, 'New page');
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await compose(page, name);
  expect(await name.inputValue()).toBe('港');
  await page.keyboard.press('Escape');
  await page.goto(`${newspaper.origin}/pagebuilder/sections/`);
  await press(page, 'New section');
  const section = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await compose(page, section);
  expect(await section.inputValue()).toBe('港');
  expect(sent.filter((url) => !url.includes('/address'))).toEqual([]);
});

/** Opens a page with one block of formatted text, and returns the text. */
async function openFormatted() {
  const editing = await callEditing(newspaper.origin);
  const id = `formatted-${Date.now()}`;
  const block = { id: 't', block: 'text', fields: { text: '<p>夜の</p>' }, children: [] };
  const match = { kind: 'path', path: `/${id}/` };
  const document = {
    schemaVersion: 1,
    id,
    name: 'Formatted',
    match,
    layout: 'right-rail',
    areas: { main: [block] },
  };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  await showOutline(page);
  await row(page, 'Text').click();
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await field.click();
  await page.keyboard.press('ControlOrMeta+End');
  const readStored = async () => JSON.stringify((await editing.call('GET', `/pages/${id}`))['document']);
  return { page, field, readStored };
}

const htmlOf = (field: Locator) => field.evaluate((element) => element.innerHTML);

test('the Enter that ends a composition makes no paragraph in a formatted text, the next one does, and both are undone', async () => {
  const { page, field, readStored } = await openFormatted();
  await composeHere(page);
  await expect.poll(() => htmlOf(field)).toBe('<p>夜の港</p>');
  await page.keyboard.press('Enter');
  await composeHere(page);
  await expect.poll(() => htmlOf(field)).toBe('<p>夜の港</p><p>港</p>');
  await isSaved(page);
  await expect.poll(readStored).toContain('<p>夜の港</p><p>港</p>');
  await getPreview(page).getByText('夜の港').waitFor();

  // The history joins what is typed within half a second, so that it may be one step or several.
  const undone = async () => {
    await page.keyboard.press('ControlOrMeta+z');
    return htmlOf(field);
  };
  await expect.poll(undone).toBe('<p>夜の</p>');
  await isSaved(page);
  await expect.poll(readStored).toContain('<p>夜の</p>');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => htmlOf(field)).toContain('港');
});

test('a composition that is given up leaves a formatted text as it was, with nothing to undo', async () => {
  const { page, field } = await openFormatted();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'みな', selectionStart: 2, selectionEnd: 2 });
  await expect.poll(() => htmlOf(field)).toBe('<p>夜のみな</p>');
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await expect.poll(() => htmlOf(field)).toBe('<p>夜の</p>');
  await composeHere(page);
  await expect.poll(() => htmlOf(field)).toBe('<p>夜の港</p>');
});

test('the Enter that ends a composition sets no link', async () => {
  const { page, field } = await openFormatted();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('/minato/');
  await address.press('End');
  await composeHere(page);
  await expect.poll(() => address.inputValue()).toBe('/minato/港');
  await page.keyboard.press('Enter');
  await address.waitFor({ state: 'detached' });
  await expect.poll(() => htmlOf(field)).toContain('href="/minato/港"');
});
