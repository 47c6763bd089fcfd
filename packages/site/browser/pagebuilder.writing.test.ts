/** Texts that editors write at the page builder: formatted in a form, and in their place on the page. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { EDITOR, openEditor, previewOf, saving } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

const saved = async (page: Page) =>
  await expect.poll(() => saving(page).getAttribute('data-saving')).toBe('saved');

const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a formatted text is typed, pasted from a word processor and linked, and is the same when it is opened again', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/pages/contact/' });
  await previewOf(page).locator('main').waitFor();
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /FormattedText/.test(name)).length,
    );
  expect(await scripts()).toBe(0);
  await page.locator('[data-block="paywall"]').click();
  const field = page.locator('[data-field="payReasonPrompt"]');
  const group = page.locator('details', { has: field });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
  const text = field.getByRole('textbox');
  await text.click();
  await page.keyboard.type('Read ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('all of it');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' ');
  await paste(
    text,
    '<b id="docs-internal-guid" style="font-weight:normal"><span style="font-style:italic">today</span></b>',
  );
  expect(await text.innerHTML()).toBe('Read <strong>all of it</strong> <em>today</em>');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await field.getByRole('textbox', { name: 'Address' }).fill('/offer/');
  await page.keyboard.press('Enter');
  const html = '<a href="/offer/">Read <strong>all of it</strong> <em>today</em></a>';
  await expect.poll(() => text.innerHTML()).toBe(html);
  expect(await accessViolations(page)).toEqual([]);
  await saved(page);

  await page.reload();
  await previewOf(page).locator('main').waitFor();
  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('treeitem', { name: 'Paywall' }).click();
  await expect.poll(() => text.innerHTML()).toBe(html);
  await field.getByRole('tab', { name: 'HTML' }).click();
  expect(await field.getByRole('textbox').inputValue()).toBe(html);
});
