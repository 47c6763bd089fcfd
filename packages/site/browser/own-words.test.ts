/** A newspaper with the words of a language that the blocks do not speak, as `npm start` serves it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from './account/makeAccount.ts';
import { mailsTo } from './account/mailbox.ts';
import { readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { openReader } from './reader/openReader.ts';
import { endSilently, startWithStandIns } from './session/accounts.ts';
import { mailedLink } from './session/mailedLink.ts';

const WORDS = {
  locale: 'fi',
  pages: {
    'id.login': 'Kirjaudu sisään',
    'id.err.credentials': 'Väärä sähköposti tai salasana.',
    'id.email': 'Sähköposti',
    'id.password': 'Salasana',
  },
  mails: { 'oneTimeLink.subject': 'Kirjautumislinkkisi' },
};

let folder: string;
let newspaper: Newspaper;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-words-'));
  const [words, site] = [join(folder, 'finnish.json'), join(folder, 'site.json')];
  await writeFile(words, JSON.stringify(WORDS));
  await writeFile(site, JSON.stringify({ ...(await readFixture('site.json')), locale: 'fi' }));
  newspaper = await startWithStandIns({ PHRASES_FILE: words });
  await importDocuments(newspaper.dataDir, [site]);
});
afterAll(async () => {
  await endSilently(newspaper);
  await rm(folder, { recursive: true });
});

test('a form speaks them before its script is there and after, and says in them what was refused', async () => {
  const { page, open, expectTrouble } = await openReader({ origin: newspaper.origin });
  expectTrouble(/401/);
  await open('/account/login/');
  const form = page.getByRole('main').getByRole('form');
  const button = form.getByRole('button', { name: 'Kirjaudu sisään', exact: true });
  await button.waitFor();
  await form.getByLabel('Sähköposti').fill('nobody@example.com');
  await form.getByLabel('Salasana', { exact: true }).fill('not the password');
  await button.click();
  await form.getByText('Väärä sähköposti tai salasana.').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fi');
});

test('mails speak them', async () => {
  const account = await makeAccount(newspaper.origin, 'finn');
  await mailedLink(newspaper.origin, account);
  const [mail] = await mailsTo(newspaper.origin, account.email);
  expect(mail?.subject).toBe('Kirjautumislinkkisi');
});
