/** Texts that editors write in the page builder: formatted in a form, and directly on the page. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { announcement, drag, EDITOR, openEditor, getPreview, saving } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';

const newspaper = useNewspaper({ environment: EDITOR });

const saved = async (page: Page) =>
  await expect.poll(() => saving(page).getAttribute('data-saving')).toBe('saved');

const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Uploads an image that the page draws itself. */
const uploadImage = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const form = new FormData();
    form.set('file', new File([blob ?? ''], 'tide.png', { type: 'image/png' }));
    const answer = await fetch('/pagebuilder/api/images', { method: 'POST', body: form });
    if (!answer.ok) throw new Error(await answer.text());
  });

test('a formatted text is typed, pasted from a word processor and linked, and is the same when it is opened again', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/pages/contact/' });
  await getPreview(page).locator('main').waitFor();
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
  await getPreview(page).locator('main').waitFor();
  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('treeitem', { name: 'Paywall' }).last().click();
  await expect.poll(() => text.innerHTML()).toBe(html);
  await field.getByRole('tab', { name: 'HTML' }).click();
  expect(await field.getByRole('textbox').inputValue()).toBe(html);
});

test('a headline is written and an image is dropped where they stand on the page, and readers see nothing of it', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/pages/home/' });
  const shown = getPreview(page);
  const headline = shown.locator('[data-bs-edit="headline"]').first();
  await headline.waitFor();
  const before = (await headline.innerText()).trim();
  const at = async (element: Locator) => {
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (box === null) throw new Error('The text is not shown.');
    return [box.x + Math.min(20, box.width / 2), box.y + box.height / 2] as const;
  };
  await page.mouse.dblclick(...(await at(headline)));
  const field = page.getByRole('textbox', { name: 'Headline, on the page' });
  await field.waitFor();
  expect(await field.inputValue()).toBe(before);
  expect(await accessViolations(page)).toEqual([]);
  // A retry would find the text of the first try.
  const words = `Words of ${Date.now()}`;
  await field.fill(words);
  await page.keyboard.press('Enter');
  await shown.getByRole('heading', { name: words }).waitFor();
  await expect.poll(() => announcement(page).textContent()).toBe('Headline changed.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await shown.getByRole('heading', { name: before }).first().waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await shown.getByRole('heading', { name: words }).waitFor();
  await page.getByRole('button', { name: 'Edit text' }).press('Enter');
  await page.getByRole('textbox', { name: /, on the page$/ }).press('Escape');

  await uploadImage(page);
  await page.getByRole('tab', { name: 'Images' }).click();
  await drag(page, page.getByRole('button', { name: 'tide.png' }), shown.locator('[data-bs-drop]').first());
  await expect.poll(() => announcement(page).textContent()).toMatch(/^tide\.png is now the image of /);
  await saved(page);
  expect(await (await fetch(`${newspaper.origin}/`)).text()).not.toMatch(/Words of \d|data-bs-edit/);
});

test('the builder speaks the language that its editor chooses, and goes on with it', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/account/' });
  await page.getByLabel('Language of the page builder').selectOption('Deutsch');
  await page.getByRole('heading', { name: 'Ihr Konto' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});
