/** An alert to readers of the running site: sent from any screen, on a phone too, and ended. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from './newspaper/sample.ts';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { press, says } from './pagebuilder/atTheDesk.ts';
import { EDITOR, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

test('an alert is sent with a few presses, is what readers see at their next request, and is ended with one', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/', width: 390 });
  const reader = await openReader({ origin: newspaper.origin, hasClosedAlert: false });
  const bar = reader.page.getByRole('navigation', { name: 'Breaking News Alert' });
  await page.getByRole('button', { name: 'Alert is live' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').fill('Storm <closes> the harbour');
  await dialog.getByLabel('Link to a story').fill('ferry');
  await dialog.getByRole('list', { name: 'Stories found' }).getByRole('button').first().click();
  await dialog.getByLabel('Until').selectOption({ label: 'In 3 hours' });
  expect(await dialog.getByRole('region', { name: 'Preview of the alert' }).textContent()).toBe(
    'Storm <closes> the harbour',
  );
  expect(await accessViolations(page)).toEqual([]);
  expect(await sidewaysElements(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace the alert' }).click();
  await says(page, /^The alert is live/);
  await reader.open(PAGES.section);
  const link = bar.getByRole('link', { name: 'Storm <closes> the harbour' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/^\/.+ferry/);

  await page.keyboard.press('Escape');
  await page.goto(`${newspaper.origin}/pagebuilder/pages/home/`);
  await page.getByRole('button', { name: 'Alert is live' }).click();
  await dialog.getByText(/^Sent .+ by /).waitFor();
  await press(page, 'End the alert');
  await says(page, /^The alert has ended/);
  await dialog.getByText('Readers see no alert now.').waitFor();
  // Browsers keep an answer for ten seconds.
  const next = await openReader({ origin: newspaper.origin, hasClosedAlert: false });
  await next.open(PAGES.section);
  await next.settle();
  expect(await next.page.getByRole('navigation', { name: 'Breaking News Alert' }).count()).toBe(0);

  await page.goto(`${newspaper.origin}/pagebuilder/audit`);
  await page.getByRole('cell', { name: 'Alert ended' }).first().waitFor();
  await page.getByRole('cell', { name: 'Storm <closes> the harbour' }).first().waitFor();
});
