/**
 * Blocks in the language of an editor who does not read English: in the palette, in the form, and in messages about wrong
 * fields.
 */
import { expect, test } from 'vitest';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { EDITOR, getPreview, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';

const newspaper = useNewspaper({ environment: EDITOR });

test('a German editor adds a block by its German name, fills in German fields, and is told of a wrong one by its label', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/account/' });
  await page.getByLabel('Language of the page builder').selectOption('Deutsch');
  await page.getByRole('heading', { name: 'Ihr Konto' }).waitFor();
  await page.goto(`${newspaper.origin}/pagebuilder/pages/contact/`);
  await getPreview(page).locator('main').waitFor();

  const search = page.getByRole('searchbox', { name: 'Blöcke suchen' });
  const offered = page.locator('button[data-block]');
  for (const words of ['meistgelesen', 'most read']) {
    await search.fill(words);
    await expect.poll(() => offered.first().textContent()).toMatch(/^Meistgelesen/);
  }
  await offered.first().click();

  await page.locator('summary', { hasText: 'Inhalt' }).waitFor();
  const row = page.locator('[data-field="size"]');
  await row.getByRole('textbox', { name: 'Artikel', exact: true }).fill('99');
  await row.getByText('Nehmen Sie 20 oder weniger. Die Seite behält 5.').waitFor();
  expect(await row.textContent()).toMatch(/^Artikel.*Wie viele erscheinen\./);
  expect(await accessViolations(page)).toEqual([]);

  await search.fill('zwischenüberschrift');
  await expect.poll(() => offered.first().textContent()).toMatch(/^Zwischenüberschrift/);
  await offered.first().click();
  const size = page.getByRole('combobox', { name: 'Größe', exact: true });
  expect(await size.locator('option').allTextContents()).toContain('Sehr groß');

  await search.fill('Teaser, groß');
  await page.locator('[data-block="large-promo"]').click();
  const source = page.getByRole('combobox', { name: 'Quelle' });
  await source.selectOption('Ein Artikel');
  await page.getByText('Noch ist nichts ausgewählt.').waitFor();
  await page.locator('summary', { hasText: 'Nach ID oder Adresse' }).click();
  await page.getByRole('textbox', { name: 'Adresse auf der Website' }).waitFor();
});

test('the tabs of the editor fit at 1024 pixels in Portuguese, whose words are the longest', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/account/', width: 1024 });
  await page.getByLabel(/Language of the page builder|Sprache des Seiteneditors/).selectOption('Português');
  await page.getByRole('heading', { name: 'A sua conta' }).waitFor();
  await page.goto(`${newspaper.origin}/pagebuilder/pages/contact/`);
  await page.getByRole('tab', { name: 'Estrutura' }).waitFor();
  const overflow = await page
    .getByRole('tablist')
    .evaluateAll((lists) => lists.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(overflow).toEqual([0, 0]);
});
