/** The site's own messages to an editor who does not read English: differences, checks, places of blocks. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { EDITOR, getPreview, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';

const newspaper = useNewspaper({ environment: EDITOR });

/** Publishes a page twice: the second time with another text and one more block. @returns its id */
async function publishTwice(): Promise<string> {
  const { call, makePage } = await callEditing(newspaper.origin);
  const id = await makePage('Hafenfest');
  const heading = { id: 'heading', block: 'header', fields: { text: 'Samstag' } };
  const html = { id: 'html', block: 'htmlbox', fields: { HTML: '<p><img src="/brand/logo.svg"></p>' } };
  const versions = [[heading], [{ ...heading, fields: { text: 'Sonntag' } }, html]];
  // A published page no longer has a draft.
  for (const [index, body] of versions.entries()) {
    const document = {
      schemaVersion: 1,
      id,
      name: 'Hafenfest',
      match: { kind: 'path', path: `/${id}/` },
      layout: 'single-column-regular',
      areas: { body },
    };
    const before = index === 0 ? 1 : 0;
    const { revision } = await call('PUT', `/pages/${id}/draft`, { document, revision: before });
    await call('POST', `/pages/${id}/publication`, { revision });
  }
  return id;
}

async function speakGerman(page: Page): Promise<void> {
  await page.getByLabel('Language of the page builder').selectOption('Deutsch');
  await page.getByRole('heading', { name: 'Ihr Konto' }).waitFor();
}

test('an address that a page cannot have is refused in German', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/account/' });
  await speakGerman(page);
  await page.goto(`${newspaper.origin}/pagebuilder/`);
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kontakt');
  const create = async (address: string) => {
    await page.getByRole('textbox', { name: 'Adresse' }).fill(address);
    await page.getByRole('button', { name: 'Erstellen', exact: true }).click();
  };
  await create('/contact/');
  await page.getByText(/^Die Seite „.+“ hat diese Adresse schon\. Ändern Sie eine der beiden\.$/).waitFor();
  await create('/healthz');
  await page.getByText(/^Unter \/healthz antwortet die Website selbst/).waitFor();
  expect(await accessViolations(page)).toEqual([]);
});

test('a difference, a check and the places of a block are read in German', async () => {
  const id = await publishTwice();
  const { page } = await openEditor({ origin: newspaper.origin, path: '/account/' });
  await speakGerman(page);

  await page.goto(`${newspaper.origin}/pagebuilder/pages/${id}/versions/`);
  await page.getByText(/^Geändert: „.+“ von „.+“, von „Samstag“ zu „Sonntag“\.$/).waitFor();
  await page.getByText(/^„.+“ in Bereich „.+“ hinzugefügt\.$/).waitFor();
  expect(await accessViolations(page)).toEqual([]);

  await page.goto(`${newspaper.origin}/pagebuilder/pages/${id}/`);
  await getPreview(page).locator('main').waitFor();
  await page.getByRole('tab', { name: 'Probleme' }).click();
  await page.getByRole('button', { name: 'Seite prüfen' }).click();
  await page.getByText('1 Bild dieses Blocks hat keinen Alternativtext.').waitFor();
  const told = await page.getByRole('tabpanel').last().getByRole('listitem').allTextContents();
  expect(told.filter((text) => /\b(?:the|this|page|block has|readers)\b/i.test(text))).toEqual([]);

  await page.goto(`${newspaper.origin}/pagebuilder/usage/htmlbox/`);
  await page
    .getByText(/^Im Bereich „/)
    .first()
    .waitFor();
  expect(await page.getByText('Im Bereich „body“').count()).toBe(0);
});
