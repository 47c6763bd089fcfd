/**
 * A day of work in the page builder of the running site: several editors, schedules, links, settings, people, images, and
 * failures.
 */
import { DAY_MS } from '@broadsheet/client-core';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyData } from './newspaper/copyData.ts';
import { launchNewspaper } from './newspaper/launchNewspaper.ts';
import type { Newspaper } from './newspaper/launchNewspaper.ts';
import {
  insert,
  isSaved,
  isShown,
  isUnreached,
  press,
  row,
  says,
  showOutline,
  text,
} from './pagebuilder/atTheDesk.ts';
import { changeAtRandom, readTree } from './pagebuilder/changeAtRandom.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import type { EditingCalls } from './pagebuilder/callEditing.ts';
import { drag, EDITOR, openEditor, getPreview } from './pagebuilder/openEditor.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const SETTINGS = ['site', 'navigation', 'footer', 'theme'].map((tab) => `/settings/${tab}/`);
/** A PNG of one dark pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let newspaper: Newspaper;
let dataDir = '';
let editing: EditingCalls;

const start = (port?: number) =>
  launchNewspaper({
    dataDir,
    environment: { ...EDITOR, SANDBOX: 'on' },
    ...(port !== undefined && { port }),
  });

beforeAll(async () => {
  dataDir = await copyData(inject('filledDataDir'));
  newspaper = await start();
  editing = await callEditing(newspaper.origin);
});
afterAll(async () => {
  await newspaper[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (path: string, width?: number) =>
  openEditor({ origin: newspaper.origin, path, ...(width !== undefined && { width }) });
const read = async (path: string) => (await fetch(newspaper.origin + path)).text();
const textsOf = async (id: string) => JSON.stringify((await editing.call('GET', `/pages/${id}`))['document']);

test('two editors see each other; what both change apart comes together, and what both change alike is chosen', async () => {
  const id = await editing.makePage('Harbour day');
  const ben = await openEditor({
    origin: newspaper.origin,
    path: `/pages/${id}/`,
    as: await editing.join('Ben', 'editor'),
  });
  const ada = await open(`/pages/${id}/`);
  ben.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await ada.page.getByText('Ben has this page open').waitFor();
  await insert(ben.page, 'header');
  await isSaved(ben.page);
  // Ben's presence arrives without a reload; otherwise his place would be unknown.
  await ada.page.getByText('Ben is working on “Heading”').waitFor();

  await ben.context.setOffline(true);
  await insert(ben.page, 'divider');
  await isShown(ada.page);
  await showOutline(ada.page);
  await row(ada.page, 'Heading').click();
  await text(ada.page).fill('By the quay');
  await isSaved(ada.page);
  await isUnreached(ben.page);
  await ben.context.setOffline(false);
  await isSaved(ben.page);
  expect(await textsOf(id)).toMatch(/By the quay.*divider/);
  await row(ada.page, 'Divider').waitFor();
  expect(await text(ada.page).inputValue()).toBe('By the quay');
  expect(await text(ada.page).evaluate((field) => field === document.activeElement)).toBe(true);

  await ben.context.setOffline(true);
  await showOutline(ben.page);
  await row(ben.page, 'Heading').click();
  await text(ben.page).fill('By the pier');
  await text(ada.page).fill('By the lighthouse');
  await isSaved(ada.page);
  await ben.context.setOffline(false);
  const choice = ben.page.getByRole('dialog');
  await choice.getByText('By the lighthouse').waitFor();
  await choice.getByText('By the pier').waitFor();
  await choice.getByRole('radio', { name: /^Mine/ }).check();
  await choice.getByRole('button', { name: 'Keep selected' }).click();
  await isSaved(ben.page);
  expect(await textsOf(id)).toMatch(/By the pier.*divider/);

  await ben.page.close();
  await ada.page.getByText(/^Ben /).waitFor({ state: 'detached' });
});

test('any page is seen as it will be at a moment, in the width of a screen, and its links lead on at that moment', async () => {
  const id = `regatta-${Date.now()}`;
  const heading = { id: 'a', block: 'header', fields: { text: 'The regatta is on' }, children: [] };
  const document = {
    schemaVersion: 1,
    id,
    name: 'Regatta',
    match: { kind: 'path', path: `/${id}/` },
    layout: 'single-column-regular',
    areas: { body: [heading] },
  };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  const tomorrow = Date.now() + DAY_MS;
  await editing.call('PUT', `/pages/${id}/schedule`, { revision: 1, publishAt: tomorrow });
  const editor = await open('/');
  const { page } = editor;
  // The frame of the previewed page runs none of its scripts.
  editor.expectTrouble(/Blocked script execution/);
  await page.getByRole('link', { name: 'Future preview' }).click();
  const shown = page.frameLocator('section iframe');
  const lookAt = async (path: string, at: number) => {
    await page.getByRole('textbox', { name: 'Address' }).fill(path);
    await page.getByLabel('Day').fill(new Date(at).toISOString().slice(0, 10));
    await press(page, 'Show');
    await says(page, new RegExp(`^${path} is shown as it will be on `));
  };
  await lookAt(`/${id}/`, tomorrow + 3 * DAY_MS);
  await shown.getByRole('heading', { name: 'The regatta is on' }).waitFor();
  const there = await editing.makePage('Marina');
  await editing.call('POST', `/pages/${there}/publication`, { revision: 1 });
  const moved = { ...document, id: there, match: { kind: 'path', path: '/marina/' } };
  await editing.call('PUT', `/pages/${there}/draft`, { document: moved, revision: 0 });
  await editing.call('PUT', `/pages/${there}/schedule`, {
    revision: 2,
    publishAt: tomorrow,
    hasRedirect: true,
  });
  await lookAt(`/${there}/`, tomorrow + 3 * DAY_MS);
  await page.getByText(`Readers will be redirected from /${there}/ to /marina/.`).waitFor();
  await shown.getByRole('heading', { name: 'The regatta is on' }).waitFor();
  await lookAt('/', tomorrow);
  await shown.getByRole('heading').first().waitFor();
  await press(page, 'Phone');
  expect(await shown.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  expect(await accessViolations(page)).toEqual([]);
  await press(page, 'Desktop');
  await shown.getByRole('link', { name: 'Coast' }).first().click();
  await says(page, /^\/coast\/ is shown as it will be on /);
  expect(new URL(page.url()).searchParams.get('path')).toBe('/coast/');
});

test('a page is published and taken away when its moments come, and shown by a link until that ends', async () => {
  const id = await editing.makePage('Open house');
  const { page } = await open(`/pages/${id}/`);
  await insert(page, 'header');
  await text(page).fill('Doors open at six');
  await isSaved(page);
  await press(page, 'Publish …');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Share the draft' }).waitFor();
  await press(page, 'Create link');
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const guest = await openReader({ origin: newspaper.origin });
  await guest.page.goto(link);
  await guest.page.getByText('Doors open at six').waitFor();

  const { url } = await editing.call('POST', `/pages/${id}/preview-links`, {
    path: `/${id}/`,
    expiresAt: Date.now() + 2_000,
  });
  await expect.poll(async () => (await fetch(String(url))).status).toBeGreaterThanOrEqual(400);
  expect(await (await fetch(String(url))).text()).not.toContain('Doors open');

  const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  await dialog.getByLabel('Publish on', { exact: true }).fill(dayAfter(2));
  await dialog.getByLabel('at (hh:mm)', { exact: true }).fill('00:01');
  await dialog.getByLabel('Unpublish on').fill(dayAfter(5));
  await dialog.getByLabel('at (hh:mm), optional').fill('00:01');
  await press(page, 'Schedule');
  await dialog.getByText('Scheduled.', { exact: true }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  expect((await fetch(`${newspaper.origin}/${id}/`)).status).toBe(404);
  const forward = (days: string) =>
    fetch(`${newspaper.origin}/sandbox/clock`, { method: 'POST', body: new URLSearchParams({ days }) });
  await forward('3');
  await expect.poll(async () => (await read(`/${id}/`)).includes('Doors open at six')).toBe(true);
  const caughtUp = page.waitForResponse(
    async (response) =>
      response.request().method() === 'GET' &&
      response.url().endsWith(`/api/pages/${id}`) &&
      (await response.text()).includes('"isPublished":false'),
  );
  await forward('3');
  await expect.poll(async () => (await fetch(`${newspaper.origin}/${id}/`)).status).toBe(404);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Publish …');
  // What readers had is a draft again, in which the editor that was open goes on.
  await caughtUp;
  await text(page).fill('Doors open at seven');
  await isSaved(page);
  expect(await textsOf(id)).toContain('Doors open at seven');
  await page.goto(`${newspaper.origin}/pagebuilder/`);
  await page.getByRole('link', { name: 'Open house', exact: true }).waitFor();
});

test('navigation and theme are drafts, tell of too little contrast, and reach readers when they are published', async () => {
  const { page } = await open('/settings/navigation/');
  await press(page, 'Add link');
  await page.getByLabel('Name', { exact: true }).fill('Tide tables');
  await page.getByLabel('Link to').fill('/tides/');
  await page.getByText('Draft saved.').waitFor();
  expect((await read('/')).includes('Tide tables')).toBe(false);
  await press(page, 'Publish');
  await says(page, /^Published/);
  await expect.poll(async () => (await read('/')).includes('Tide tables')).toBe(true);

  await page.getByRole('link', { name: 'Theme' }).click();
  await page.getByLabel('ink-soft, Light', { exact: true }).fill('#cccccc');
  await page
    .getByText(/^too low/)
    .first()
    .waitFor();
  await press(page, 'Reset to theme: ink-soft');
  await page
    .getByText(/^too low/)
    .first()
    .waitFor({ state: 'detached' });
  await page.getByLabel('brand, Light', { exact: true }).fill('#7a1f5c');
  await page.getByText('Draft saved.').waitFor();
  expect((await read('/')).includes('#7a1f5c')).toBe(false);
  await press(page, 'Publish');
  await says(page, /^Published/);
  await expect.poll(async () => (await read('/')).includes('#7a1f5c')).toBe(true);
});

test('links in the preview of settings lead to other pages with the same settings, and nowhere else', async () => {
  const { page } = await open('/settings/navigation/');
  await press(page, 'Add link');
  await page.getByLabel('Name', { exact: true }).fill('Harbour diary');
  await page.getByLabel('Link to').fill('/diary/');
  await page.getByText('Draft saved.').waitFor();
  const preview = page.getByRole('region', { name: 'How a page will look' });
  const shown = preview.locator('iframe[data-front="true"]').contentFrame();
  await shown.getByText('Harbour diary').first().waitFor({ state: 'attached' });
  await shown.getByRole('link', { name: 'Contact', exact: true }).click();
  await shown.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await shown.getByText('Harbour diary').first().waitFor({ state: 'attached' });
  expect(await preview.getByLabel('Page').inputValue()).toBe('contact');
  await shown.getByRole('link', { name: 'Coast', exact: true }).first().click();
  await preview.getByText('This link leads to /coast/,').waitFor();
  await shown.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
});

test('who is invited is offered what the role may do, and a second factor when it needs one; the log tells all', async () => {
  const name = `Carla ${Date.now()}`;
  const email = `${name.toLowerCase().replace(' ', '-')}@example.com`;
  const { page, context } = await open('/people');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('viewer');
  await press(page, 'Create link');
  const link = await page.getByLabel(`Link for ${email}`).inputValue();

  const carla = await openReader({ origin: newspaper.origin });
  await carla.page.goto(link);
  await carla.page.getByLabel('Name').fill(name);
  await carla.page.getByLabel('Password', { exact: true }).fill('nine gulls over the pier');
  await press(carla.page, 'Create account');
  const desk = carla.page.getByRole('navigation').first();
  await desk.getByRole('link', { name: 'Pages' }).waitFor();
  await carla.page.getByRole('link', { name: 'Contact', exact: true }).waitFor();
  for (const screen of ['People', 'Audit log'])
    expect(await desk.getByRole('link', { name: screen }).count()).toBe(0);
  for (const act of [/^New page/, /^Rename/, /^Move/, /^Copy/, /^Delete/])
    expect([act, await carla.page.getByRole('button', { name: act }).count()]).toEqual([act, 0]);
  await carla.page.getByRole('link', { name: 'Contact', exact: true }).click();
  await isShown(carla.page);
  for (const role of ['tab', 'button'] as const)
    for (const act of ['Blocks', 'Publish …', 'Undo'])
      expect(await carla.page.getByRole(role, { name: act }).count()).toBe(0);
  await row(carla.page, 'Heading').first().click();
  expect(await text(carla.page).isEditable()).toBe(false);
  await carla.page.goto(`${newspaper.origin}/pagebuilder/people`);
  await carla.page.getByText(/administrator/).waitFor();
  expect(await accessViolations(carla.page)).toEqual([]);

  await page.reload();
  await page.getByLabel(`Role of ${name}`).selectOption('editor');
  await says(page, /^Saved/);
  await page.getByRole('checkbox', { name: 'Editor: can edit drafts' }).check();
  await press(page, 'Save');
  await says(page, /^Saved/);
  await carla.page.reload();
  await carla.page.getByRole('heading', { name: 'Your role needs a second factor' }).waitFor();
  await page.getByRole('checkbox', { name: 'Editor: can edit drafts' }).uncheck();
  await press(page, 'Save');
  await says(page, /^Saved/);

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('cell', { name: 'Second factor required of roles' }).first().waitFor();
  const acts = await page.getByRole('cell').allTextContents();
  expect(acts.filter((act) => /^[a-z-]+\.[a-z-]+$/.test(act))).toEqual([]);
  const href = (await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')) ?? '';
  const csv = await context.request.get(newspaper.origin + href);
  expect(await csv.text()).toContain(email);
});

test('chains are nested by mouse, and an uploaded image keeps its focal point in sight', async () => {
  const id = await editing.makePage('Gallery night');
  const { page } = await open(`/pages/${id}/`);
  const place = (title: string) => getPreview(page).getByText(`${title}: drop a block here`);
  await insert(page, 'single-chain');
  for (const [block, target] of [
    ['double-chain', 'Single column'],
    ['medium-manual-promo', 'Two columns'],
  ] as const) {
    await place(target).waitFor();
    await drag(page, page.locator(`[data-block="${block}"]`), place(target));
    await place(target).waitFor({ state: 'detached' });
  }
  const acts = page.getByRole('button', { name: /^Upload a file for “Picture/ });
  await acts.waitFor();
  const file = { name: 'pier.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByLabel('Across, in percent from the left').press('ArrowLeft');
  await says(page, /^Focal point saved/);
  await getPreview(page).locator('main img').first().waitFor();
  await isSaved(page);
  await showOutline(page);
  const levels = page.getByRole('treeitem').evaluateAll((rows) => rows.map((each) => each.ariaLevel));
  expect(await levels).toEqual(expect.arrayContaining(['3', '4', '5']));

  // After a deletion by key, the focus is on the row above.
  await row(page, 'Two columns').click();
  await page.keyboard.press('Delete');
  await says(page, /^Two columns deleted/);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Single column');
});

test('fifty random changes by keys are undone to the start and done again to the end', async () => {
  const { page } = await open('/pages/offer/');
  await isShown(page);
  await showOutline(page);
  const tree = () => readTree(page);
  const begin = await tree();
  await changeAtRandom(page, 50);
  const end = await tree();
  expect(end).not.toEqual(begin);
  await page.locator('[role=treeitem][tabindex="0"]').focus();
  const repeat = async (key: string, words: RegExp) => {
    for (let count = 0; count < 60; count += 1) await page.keyboard.press(key);
    await says(page, words);
  };
  await repeat('Control+z', /nothing to undo/);
  expect(await tree()).toEqual(begin);
  await repeat('Control+Shift+z', /nothing to redo/);
  expect(await tree()).toEqual(end);
  await repeat('Control+z', /nothing to undo/);
  await isSaved(page);
});

test('every screen of the desk is accessible in both themes and fits a telephone', async () => {
  const { page } = await open('/', 1024);
  for (const path of ['/', '/usage/', '/usage/header/', '/pages/contact/versions/', ...SETTINGS]) {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${newspaper.origin}/pagebuilder${path}`);
    await page.locator('main h1').waitFor();
    await page.getByText(/^Loading/).waitFor({ state: 'detached' });
    expect([path, await accessViolations(page)]).toEqual([path, []]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect([path, await sidewaysElements(page)]).toEqual([path, []]);
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${newspaper.origin}/pagebuilder/pages/contact/`);
  await isShown(page);
  for (const panel of ['Outline', 'Page', 'Problems']) {
    await page.getByRole('tab', { name: panel }).click();
    expect([panel, await accessViolations(page)]).toEqual([panel, []]);
  }
});

test('on a telephone the page is seen first, and blocks, fields and the publication are one press away', async () => {
  const id = await editing.makePage('Night ferry');
  const { page } = await open(`/pages/${id}/`, 390);
  await isShown(page);
  const parts = page.getByRole('navigation', { name: 'Panels' });
  const search = page.getByRole('searchbox');
  expect(await search.isVisible()).toBe(false);
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Add a block to “Main/ }).click();
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await insert(page, 'header');
  expect(await search.isVisible()).toBe(false);
  await parts.getByRole('button', { name: 'Fields' }).click();
  await text(page).fill('The last boat');
  expect(await accessViolations(page)).toEqual([]);
  await parts.getByRole('button', { name: 'Preview' }).click();
  await getPreview(page).getByRole('heading', { name: 'The last boat' }).waitFor();
  await isSaved(page);
  await press(page, 'Publish …');
  await press(page, 'Publish now');
  await page
    .getByRole('dialog')
    .getByText(/Published as version/)
    .waitFor();
  expect(await sidewaysElements(page)).toEqual([]);
  expect(await read(`/${id}/`)).toContain('The last boat');
});

// No retry, because a restarted newspaper cannot be killed at the same moment again.
test('a server that is killed while somebody types loses nothing', { retry: 0 }, async () => {
  const id = await editing.makePage('Storm watch');
  const editor = await open(`/pages/${id}/`);
  const { page } = editor;
  editor.expectTrouble(/ERR_CONNECTION|Failed to load|ERR_EMPTY|ERR_SOCKET/);
  await insert(page, 'header');
  await text(page).fill('The storm is');
  await isSaved(page);
  await newspaper.kill();
  await text(page).fill('The storm is over');
  await isUnreached(page);
  newspaper = await start(Number(new URL(newspaper.origin).port));
  await isSaved(page);
  expect(await textsOf(id)).toContain('The storm is over');
  await getPreview(page).getByRole('heading', { name: 'The storm is over' }).waitFor();
});
