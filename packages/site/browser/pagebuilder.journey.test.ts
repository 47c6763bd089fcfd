/**
 * A day at the front page: stories are found and placed on the page, in its outline and in its collection, one gets another
 * headline there, an alert is sent and ended, everything is published. By mouse, and again by keys alone. What readers get at
 * their next request is read from each process that serves the newspaper.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBeside } from './newspaper/startBeside.ts';
import type { Processes } from './newspaper/startBeside.ts';
import { isSaved, isShown, press, says } from './pagebuilder/atTheDesk.ts';
import { dragOver } from './pagebuilder/dragOver.ts';
import { enter, reach, walkTo, write } from './pagebuilder/keys.ts';
import { drag, EDITOR, getPreview } from './pagebuilder/openEditor.ts';
import { openReader } from './reader/openReader.ts';

/**
 * The most milliseconds from the server's confirmation to a reader's answer that has the change: a second on a machine that does
 * nothing else, and two beside the other tests, which leave two newspapers and a database no processor of their own.
 */
const SOON_MS = 2000;

let processes: Processes;
beforeAll(async () => {
  processes = await startBeside(EDITOR);
});
afterAll(() => processes[Symbol.asyncDispose]());

const outline = (page: Page) => page.getByRole('tab', { name: 'Outline' });
/** The row of the list that shows the front page's collection. */
const topTable = (page: Page) => page.getByRole('treeitem', { name: /^Top table/ }).first();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search stories' });
const found = (page: Page, headline: string): Locator =>
  page.locator('button[data-story]').filter({ hasText: headline });
const first = (page: Page) => page.locator('[data-item]').first().locator('[data-title]');
const areChangesSaved = (page: Page) => page.getByText('Draft saved. Readers do not see it.').waitFor();

/** The address from which a page gets the alert: the bar is in every page, and its text is not. */
const ALERT = `/pf/api/v3/content/fetch/alert-bar-collections?${new URLSearchParams({
  query: JSON.stringify({ site: 'courier', from: 0, size: 1 }),
  _website: 'courier',
})}`;

/** Requests a path of every process until its answer is as wanted. @returns the milliseconds until the last one was */
async function readUntil({ path = '/', isWanted }: Pick<Publication, 'path' | 'isWanted'>): Promise<number> {
  const start = performance.now();
  await Promise.all(
    processes.origins.map(async (origin) => {
      while (!isWanted(await (await fetch(origin + path)).text()))
        if (performance.now() - start > 20_000) throw new Error(`${origin} never shows the change.`);
    }),
  );
  return performance.now() - start;
}

interface Publication {
  /** What the editor does last. */
  readonly act: () => Promise<void>;
  /** What readers request. Default: the front page. */
  readonly path?: string;
  readonly isWanted: (html: string) => boolean;
}

/** Publishes. @returns the milliseconds from the server's confirmation until readers of every process get it */
async function measure(page: Page, { act, ...wanted }: Publication): Promise<number> {
  const confirmed = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && /publication|alert/.test(response.url()),
  );
  await act();
  expect((await confirmed).ok()).toBe(true);
  return readUntil(wanted);
}

test('an editor places stories, changes a headline, sends and ends an alert, and publishes by mouse', async () => {
  const { page, open } = await openReader({ origin: processes.origin, width: 1600 });
  await open('/pagebuilder/');
  await page.getByLabel('Email').fill(EDITOR.EDITOR_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(EDITOR.EDITOR_PASSWORD);
  await press(page, 'Log in');
  await page.getByRole('link', { name: 'Home page', exact: true }).click();
  await isShown(page);

  const headlines = ['Cockle Row before eight', 'Priory roofs may have solar panels'] as const;
  await page.getByRole('tab', { name: 'Stories' }).click();
  await search(page).fill('breakfast');
  await drag(page, found(page, headlines[0]), getPreview(page).locator('main h2').first());
  await says(page, /inserted into/);
  await search(page).fill('solar');
  const solar = found(page, headlines[1]);
  await solar.waitFor();
  await dragOver(page, { from: solar, over: [outline(page), topTable(page)], height: 0.9 });
  await says(page, /inserted into/);
  await isSaved(page);

  await topTable(page).click();
  await page.getByRole('link', { name: 'Edit this collection' }).click();
  await search(page).fill('regatta');
  await drag(page, page.locator('button[data-story]').first(), first(page));
  await says(page, /at place 1/);
  await first(page).click();
  await page.getByLabel('Headline here').fill('Regatta by mouse');
  await areChangesSaved(page);
  let took = await measure(page, {
    act: () => press(page, 'Publish'),
    isWanted: (html) => html.includes('Regatta by mouse'),
  });
  expect(took).toBeLessThan(SOON_MS);

  await page.getByRole('button', { name: 'Alert is live' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').fill('Alert by mouse');
  took = await measure(page, {
    act: () => press(page, 'Replace the alert'),
    path: ALERT,
    isWanted: (answer) => answer.includes('Alert by mouse'),
  });
  expect(took).toBeLessThan(SOON_MS);
  took = await measure(page, {
    act: () => press(page, 'End the alert'),
    path: ALERT,
    isWanted: (answer) => !answer.includes('Alert by mouse'),
  });
  expect(took).toBeLessThan(SOON_MS);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Home page' }).click();
  await isShown(page);
  await press(page, 'Publish …');
  took = await measure(page, {
    act: () => dialog.getByRole('button', { name: 'Publish now' }).click(),
    isWanted: (html) => headlines.every((headline) => html.includes(headline)),
  });
  expect(took).toBeLessThan(SOON_MS);
});

test('an editor does the same by keys alone', async () => {
  const { page, open } = await openReader({ origin: processes.origin, width: 1600 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await open('/pagebuilder/pages/home/');
  await write(page, page.getByLabel('Email'), EDITOR.EDITOR_EMAIL);
  await write(page, page.getByLabel('Password', { exact: true }), EDITOR.EDITOR_PASSWORD);
  await page.keyboard.press('Enter');
  await isShown(page);

  const headlines = ['Hemp Yard flats refused by one vote', 'Quayside Line will cost'] as const;
  await reach(page, page.getByRole('tab', { name: 'Blocks' }));
  await walkTo(page, page.getByRole('tab', { name: 'Stories' }), 'ArrowRight');
  await write(page, search(page), 'hemp');
  await found(page, headlines[0]).waitFor();
  await walkTo(page, found(page, headlines[0]), 'ArrowDown');
  await page.keyboard.press('Enter');
  await says(page, /inserted into/);

  await reach(page, page.getByRole('tab', { name: 'Stories' }), 'Shift+Tab');
  await walkTo(page, outline(page), 'ArrowLeft');
  await reach(page, page.locator('[role=treeitem][tabindex="0"]'));
  await page.keyboard.press('Home');
  await walkTo(page, topTable(page), 'ArrowDown');
  await reach(page, outline(page), 'Shift+Tab');
  await walkTo(page, page.getByRole('tab', { name: 'Stories' }), 'ArrowRight');
  await write(page, search(page), 'quayside line');
  await found(page, headlines[1]).waitFor();
  await walkTo(page, found(page, headlines[1]), 'ArrowDown');
  await page.keyboard.press('Enter');
  await says(page, /inserted into/);
  await isSaved(page);

  await reach(page, page.getByRole('tab', { name: 'Stories' }), 'Shift+Tab');
  await walkTo(page, outline(page), 'ArrowLeft');
  await reach(page, page.locator('[role=treeitem][tabindex="0"]'));
  await page.keyboard.press('Home');
  await walkTo(page, topTable(page), 'ArrowDown');
  await page.keyboard.press('Enter');
  await enter(page, link('Edit this collection'));
  await first(page).waitFor();
  await write(page, search(page), 'lantern');
  const lantern = page
    .locator('button[data-story]')
    .filter({ hasText: /lantern/i })
    .first();
  await lantern.waitFor();
  await walkTo(page, lantern, 'ArrowDown');
  await page.keyboard.press('Enter');
  await says(page, /at place 1/);
  await walkTo(page, search(page), 'ArrowUp');
  await reach(page, page.locator('[data-title][tabindex="0"]'), 'Shift+Tab');
  await walkTo(page, first(page), 'Home');
  await page.keyboard.press('Enter');
  await write(page, page.getByLabel('Headline here'), 'Lantern by keys');
  await areChangesSaved(page);
  await reach(page, button('Publish'), 'Shift+Tab');
  let took = await measure(page, {
    act: () => page.keyboard.press('Enter'),
    isWanted: (html) => html.includes('Lantern by keys'),
  });
  expect(took).toBeLessThan(SOON_MS);

  await enter(page, page.getByRole('button', { name: /^Alert( is live)?$/ }), 'Shift+Tab');
  await write(page, page.getByRole('dialog').getByLabel('Text'), 'Alert by keys');
  took = await measure(page, {
    act: () => page.keyboard.press('Enter'),
    path: ALERT,
    isWanted: (answer) => answer.includes('Alert by keys'),
  });
  expect(took).toBeLessThan(SOON_MS);
  await reach(page, button('End the alert'), 'Shift+Tab');
  took = await measure(page, {
    act: () => page.keyboard.press('Enter'),
    path: ALERT,
    isWanted: (answer) => !answer.includes('Alert by keys'),
  });
  expect(took).toBeLessThan(SOON_MS);
  await page.keyboard.press('Escape');

  await enter(page, link('Home page'));
  await isShown(page);
  await enter(page, button('Publish …'));
  await reach(page, button('Publish now'));
  took = await measure(page, {
    act: () => page.keyboard.press('Enter'),
    isWanted: (html) => headlines.every((headline) => html.includes(headline)),
  });
  expect(took).toBeLessThan(SOON_MS);
});
