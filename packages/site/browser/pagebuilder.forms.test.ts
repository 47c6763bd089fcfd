/** The library of images, favourite blocks and the forms of sources on the running site: by mouse, by keys, narrow and mirrored. */
import { isRecord } from '@broadsheet/client-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { isSaved, isShown, press, says, showOutline } from './pagebuilder/atTheDesk.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { enter, reach, walkTo } from './pagebuilder/keys.ts';
import { drag, EDITOR, getPreview, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';

const newspaper = useNewspaper({ environment: EDITOR });

/** Creates a page with blocks and opens it. */
async function openPage(name: string, blocks: readonly object[]) {
  const editing = await callEditing(newspaper.origin);
  const id = `${name}-${Date.now()}`;
  const match = { kind: 'path', path: `/${id}/` };
  const nodes = blocks.map((block, index) => ({ id: `b${index}`, children: [], ...block }));
  const document = {
    ...{ schemaVersion: 1, id, name, match },
    layout: 'single-column-regular',
    areas: { body: nodes },
  };
  await editing.call('PUT', `/pages/${id}/draft`, { document, revision: 0 });
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/`, width: 1600 });
  await isShown(page);
  return { page, read: async () => (await editing.call('GET', `/pages/${id}`))['document'] };
}

/** Selects a block by its outline row, and waits for the fields of its kind: until then, those of the block before are shown. */
async function select(page: Page, row: string, kind: string): Promise<void> {
  await page.getByRole('treeitem').filter({ hasText: row }).click();
  await page.getByRole('tabpanel').getByRole('heading', { name: kind, exact: true }).waitFor();
}

/** Draws a picture in the browser. @returns its bytes as a PNG */
async function draw(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** Returns what is wrong with a screen in both themes: mirrored on a desktop, and on a phone. */
async function findFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const [width, direction] of [
    [1280, 'rtl'],
    [390, 'ltr'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
    const found = [...(await accessViolations(page)), ...(await sidewaysElements(page))];
    faults.push(...found.map((fault) => `${width} ${direction}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
  return faults;
}

test('an image is uploaded, found and opened by keys, and dragged onto a hero, whose missing text is told until it is written', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/images/', width: 1280 });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ebb.png', mimeType: 'image/png', buffer: await draw(page) });
  const tile = page.getByRole('button', { name: /^ebb\.png/ });
  await tile.waitFor();
  expect(await findFaults(page)).toEqual([]);
  await reach(page, page.getByRole('searchbox'));
  await page.keyboard.type('ebb');
  await enter(page, tile);
  await page.getByText(/may show it for up to ten minutes/).waitFor();
  expect(await findFaults(page)).toEqual([]);

  const { page: builder, read } = await openPage('Hero', [
    { block: 'hero', fields: { headline: 'At the quay' } },
    { block: 'small-manual-promo', fields: { headline: 'Tides' } },
  ]);
  await builder.getByRole('tab', { name: 'Images' }).click();
  const image = builder.getByRole('button', { name: 'ebb.png' });
  await drag(builder, image, getPreview(builder).locator('[data-bs-drop]').first());
  await says(builder, /^ebb\.png is now the image of /);
  await showOutline(builder);
  await select(builder, 'Tides', 'Small manual promo');
  await enter(builder, builder.getByRole('button', { name: /^Library of uploaded images/ }));
  await reach(builder, builder.getByRole('group', { name: 'Library', exact: true }).getByRole('searchbox'));
  await builder.keyboard.press('ArrowDown');
  await builder.keyboard.press('Enter');
  await isSaved(builder);
  await press(builder, 'Publish …');
  const dialog = builder.getByRole('dialog');
  const missing = dialog.getByText(/^1 image of this block has no alternative text/);
  await missing.first().waitFor();
  await builder.keyboard.press('Escape');
  await builder.getByLabel('Alternative text', { exact: true }).fill('Boats at low tide');
  await isSaved(builder);
  await press(builder, 'Publish …');
  await missing.waitFor();
  await builder.keyboard.press('Escape');
  await select(builder, 'At the quay', 'Hero');
  await builder.getByLabel('Alternative text', { exact: true }).first().fill('The quay');
  await isSaved(builder);
  const document = await read();
  expect(JSON.stringify(isRecord(document) && document['areas'])).toMatch(
    /"imageDesktopAlt":"The quay".*"imageAlt":"Boats at low tide"/,
  );
  await press(builder, 'Publish …');
  await dialog.getByText(/^Nothing prevents publishing/).waitFor();
  expect(await missing.count()).toBe(0);
});

test('a favourite is marked by mouse and by keys, stays after a reload, and is inserted from its group', async () => {
  const editing = await callEditing(newspaper.origin);
  // Favourites are kept with the account: an earlier try may have left its own.
  for (const block of ['header', 'divider']) await editing.call('DELETE', `/account/favourites/${block}`);
  const { page } = await openPage('Favourites', []);
  const favourites = page.getByRole('region', { name: 'Favourites' });
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  await search.fill('heading');
  await page.getByRole('button', { name: 'Add Heading to the favourites' }).first().click();
  await search.fill('');
  await favourites.locator('[data-block="header"]').waitFor();
  await search.focus();
  await page.keyboard.type('divider');
  const divider = page.locator('[data-block="divider"]').first();
  await divider.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await search.fill('');
  await favourites.locator('[data-block="divider"]').waitFor();
  await page.reload();
  await isShown(page);
  await favourites.locator('[data-block="divider"]').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await reach(page, search);
  await walkTo(page, favourites.locator('[data-block="header"]'), 'ArrowDown');
  await page.keyboard.press('Enter');
  await says(page, /^Heading inserted/);
  await favourites.getByRole('button', { name: 'Remove Heading from the favourites' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-block'))).toBe('divider');
});

test('a source shows the names of its sections, which are chosen and removed by keys', async () => {
  const values = { includeSections: '/coast/', feedSize: 5 };
  const { page, read } = await openPage('Source', [
    {
      block: 'simple-list',
      fields: { listContentConfig: { contentService: 'story-feed-sections', contentConfigValues: values } },
    },
  ]);
  await showOutline(page);
  await page.getByRole('treeitem').filter({ hasText: 'Simple list' }).click();
  const chosen = page.getByRole('list', { name: 'Sections', exact: true });
  await chosen.getByText('Coast', { exact: true }).waitFor();
  expect(await chosen.textContent()).not.toContain('/coast');
  expect(await findFaults(page)).toEqual([]);
  await enter(page, page.getByRole('button', { name: 'Choose: Sections' }));
  await page.keyboard.type('cult');
  const culture = page.getByRole('button', { name: 'Culture', exact: true });
  await culture.waitFor();
  await walkTo(page, culture, 'ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await chosen.getByText('Culture', { exact: true }).waitFor();
  await enter(page, chosen.getByRole('button', { name: 'Remove: Coast' }), 'Shift+Tab');
  await chosen.getByText('Coast', { exact: true }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Choose: Sections',
  );
  await isSaved(page);
  expect(JSON.stringify(await read())).toMatch(/"includeSections":"\/culture\/?"/);
});
