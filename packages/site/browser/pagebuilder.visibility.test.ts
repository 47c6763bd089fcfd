/** When, where and to whom blocks are shown: set in the running page builder by mouse and by keys, and read as a reader. */
import { isRecord } from '@broadsheet/client-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { isSaved, isShown, press, row, showOutline } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { EDITOR, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

const heading = (id: string, text: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  block: 'header',
  fields: { text },
  children: [],
  ...more,
});

async function openPage(...main: readonly unknown[]) {
  const editing = await callEditing(newspaper.origin);
  const id = `visibility-${Date.now()}`;
  const match = { kind: 'path', path: `/${id}/` };
  const document = { schemaVersion: 1, id, name: 'Visibility', match, layout: 'right-rail', areas: { main } };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  await showOutline(page);
  const read = async () => {
    const stored: unknown = (await editing.call('GET', `/pages/${id}`))['document'];
    return isRecord(stored) && isRecord(stored['areas']) ? stored['areas']['main'] : undefined;
  };
  return { page, read };
}

/** Types a day into a date field, and the time after it, by keys alone. */
async function typeMoment(page: Page, side: 'from' | 'until', { day, time }: { day: string; time: string }) {
  await page.getByLabel(`Show ${side} (day)`).focus();
  // The month is first in the browser's language of the tests.
  await page.keyboard.type(day);
  await page.getByLabel(`Show ${side} (time)`).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(time);
  await page.keyboard.press('Enter');
}

test('a schedule is set in the form, stands in the outline, is undone, and travels with a copy', async () => {
  const { page, read } = await openPage(heading('one', 'Tide tables'));
  await row(page, 'Heading').click();
  await page.locator('[data-visibility] > summary').click();
  await typeMoment(page, 'until', { day: '07022030', time: '6' });
  await isSaved(page);
  const [stored] = [(await read()) ?? []].flat();
  expect(stored).toMatchObject({ id: 'one', showUntil: expect.stringMatching(/^2030-07-02T\d\d:00Z$/) });
  await expect
    .poll(() => row(page, 'Heading').locator('[data-limits]').textContent())
    .toMatch(/^Until .*2030/);
  expect(await accessViolations(page)).toEqual([]);
  await typeMoment(page, 'from', { day: '07032030', time: '6' });
  await page.getByText('The end must be after the start.').waitFor();
  await row(page, 'Heading').click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => row(page, 'Heading').locator('[data-limits]').count()).toBe(2);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => row(page, 'Heading').locator('[data-limits]').count()).toBe(0);
  await isSaved(page);
  expect(await read()).toEqual([heading('one', 'Tide tables')]);
});

test('a block whose time is over stays on the page of its editor, with a warning in the outline and in Problems', async () => {
  const { page } = await openPage(heading('one', 'Yesterday', { showUntil: '2020-01-02T06:00Z' }));
  await page.frameLocator('main iframe[data-front=true]').getByText('Yesterday').waitFor();
  await row(page, 'Heading').locator('[data-mark=warns]').waitFor({ timeout: 20_000 });
  expect(await row(page, 'Heading').getAttribute('title')).toMatch(/is no longer shown since .*2020/);
  await page.getByRole('tab', { name: 'Problems' }).click();
  await press(page, 'Check the page');
  await page
    .getByText(/is no longer shown since .*2020/)
    .first()
    .waitFor();
});

test('screens and readers are chosen by mouse and by keys, stand in the outline, and are undone', async () => {
  const { page, read } = await openPage(heading('one', 'Wide tables'), heading('two', 'For subscribers'));
  const rows = page.getByRole('treeitem', { name: 'Heading' });
  await rows.nth(0).click();
  await page.locator('[data-visibility] > summary').click();
  await page.getByLabel('Screens').selectOption({ label: 'Hide on phones' });
  await expect.poll(() => rows.nth(0).locator('[data-limits]').textContent()).toContain('Not on phones');
  await rows.nth(1).click();
  await page.locator('[data-visibility] > summary').click();
  for (const kind of ['Anonymous readers', 'Logged-in readers without a subscription']) {
    await page.getByRole('checkbox', { name: kind }).focus();
    await page.keyboard.press('Space');
  }
  await expect.poll(() => rows.nth(1).locator('[data-limits]').textContent()).toContain('Subscribers');
  await page.getByRole('checkbox', { name: 'Subscribers' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Choose at least one kind of reader.').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await isSaved(page);
  expect(await read()).toEqual([
    heading('one', 'Wide tables', { hideOn: 'phone' }),
    heading('two', 'For subscribers', { showTo: ['subscribed'] }),
  ]);
  await rows.nth(1).click();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => page.locator('[data-limits]').count()).toBe(0);
  await isSaved(page);
});
