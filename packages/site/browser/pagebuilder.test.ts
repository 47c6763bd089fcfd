/** The page builder of the running site: an editor's work with mouse and keys, and its result for readers. */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import { announcement, drag, EDITOR, openEditor, getPreview, saving } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  newspaper = await startNewspaper({ environment: EDITOR });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

const read = async (path: string) => (await fetch(newspaper.origin + path)).text();
const saved = async (page: Parameters<typeof saving>[0]) =>
  await expect.poll(() => saving(page).getAttribute('data-saving')).toBe('saved');

test('a block is dragged onto the page, filled in and seen at once, and readers see nothing of it', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/pages/offer/' });
  await getPreview(page).getByText('What you read with it').waitFor();
  await drag(
    page,
    page.locator('[data-block="header"]'),
    getPreview(page).locator('h2', { hasText: 'What you read with it' }),
  );
  await expect
    .poll(() => announcement(page).textContent())
    .toMatch(/^Heading inserted into the area Main column, \d of \d/);
  await page.getByRole('textbox', { name: 'Text' }).fill('Six days a week');
  await getPreview(page).getByRole('heading', { name: 'Six days a week' }).waitFor();
  await saved(page);
  expect(await read('/offer/')).not.toContain('Six days a week');

  await page.reload();
  await getPreview(page).getByRole('heading', { name: 'Six days a week' }).waitFor();
});

test('a page is made from nothing, published, changed, published again and rolled back', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/' });
  const address = `/open-day-${Date.now()}/`;
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Open day');
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await getPreview(page).locator('main').waitFor();
  const publish = async (text: string) => {
    await page.getByRole('textbox', { name: 'Text' }).fill(text);
    await saved(page);
    await page.getByRole('button', { name: 'Publish …' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page
      .getByRole('dialog')
      .getByText(/Published as version/)
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Now');
    expect(await page.getByRole('dialog').getByText('The page has changed since').count()).toBe(0);
    await page.keyboard.press('Escape');
  };
  await page.locator('[data-block="header"]').click();
  await publish('Come on Saturday');
  expect(await read(address)).toContain('Come on Saturday');
  await publish('Come on Sunday');
  expect(await read(address)).toContain('Come on Sunday');

  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByText('Changed “Text” of “Heading” from “Come on Saturday” to “Come on Sunday”.').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click();
  await expect.poll(() => read(address)).toContain('Come on Saturday');
});

test('keys alone insert, configure, move, delete and bring back, and each is announced', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/pages/contact/' });
  await getPreview(page).locator('main').waitFor();
  await page.getByRole('tab', { name: 'Blocks' }).focus();
  await page.keyboard.press('ArrowRight');
  // Past the filter.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Page: /);
  await page.keyboard.press('Insert');
  const search = page.getByRole('searchbox');
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('heading between');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => announcement(page).textContent()).toMatch(/^Heading inserted/);

  await page.getByRole('tab', { name: 'Blocks' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => announcement(page).textContent()).toMatch(/^Heading moved/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Write to us');
  await getPreview(page).getByRole('heading', { name: 'Write to us' }).waitFor();

  // The page has a heading of its own above.
  await page.getByRole('treeitem', { name: 'Heading' }).nth(1).focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => announcement(page).textContent()).toMatch(/^Heading deleted/);
  await expect.poll(() => getPreview(page).getByRole('heading', { name: 'Write to us' }).count()).toBe(0);
  await page.keyboard.press('Control+z');
  await getPreview(page).getByRole('heading', { name: 'Write to us' }).waitFor();
  // Nothing else is about to be rendered now that would hide a deletion without effect.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect.poll(() => getPreview(page).getByRole('heading', { name: 'Write to us' }).count()).toBe(0);
  await saved(page);
});

test('the chrome is accessible in both themes, at 1024 pixels too', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/pages/home/', width: 1024 });
  await getPreview(page).locator('main').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Outline' }).click();
  expect(await accessViolations(page)).toEqual([]);
});

test('work that was not saved is there again after the network was gone and the browser was closed', async () => {
  const editor = await openEditor({ origin: newspaper.origin, path: '/pages/corrections/' });
  const { page, context } = editor;
  await getPreview(page).locator('main').waitFor();
  await page.getByRole('searchbox').fill('divider');
  editor.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await context.setOffline(true);
  await page.locator('[data-block="divider"]').click();
  await expect.poll(() => saving(page).getAttribute('data-saving')).toBe('unreached');
  await page.close();
  await context.setOffline(false);

  const again = await editor.openPage('/pagebuilder/pages/corrections/');
  await saved(again);
  await again.getByRole('tab', { name: 'Outline' }).click();
  expect(await again.getByRole('treeitem', { name: 'Divider' }).count()).toBeGreaterThan(0);
});

test.each([
  ['with locks', 'privacy-policy', true],
  ['without locks, as without https', 'redeem', false],
])(
  'two windows are closed without the server, and the work of both is had again: %s',
  async (_how, id, isSecure) => {
    const editor = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/` });
    const { page: first, context } = editor;
    if (!isSecure) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
      await first.reload();
    }
    const second = await editor.openPage(`/pagebuilder/pages/${id}/`);
    editor.expectTrouble(/ERR_FAILED|Failed to load/);
    const titles = { divider: 'Divider', header: 'Heading' } as const;
    for (const page of [first, second]) await getPreview(page).locator('main').waitFor();
    const abort = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback());
    await context.route('**/pagebuilder/api/pages/*/draft', abort);
    const work = [
      [first, 'divider'],
      [second, 'header'],
    ] as const;
    for (const [page, name] of work) {
      await page.locator(`[data-block="${name}"]`).click();
      await expect.poll(() => saving(page).getAttribute('data-saving')).toBe('unreached');
    }
    const has = async (page: Page, name: keyof typeof titles) => {
      await page.getByRole('tab', { name: 'Outline' }).click();
      await page.getByRole('treeitem', { name: titles[name], exact: true }).first().waitFor();
    };
    // A window has its own work again, and is not offered that of a window that is open.
    await first.reload();
    await has(first, 'divider');
    expect(await first.getByRole('button', { name: 'Recover' }).count()).toBe(0);

    for (const page of [first, second]) await page.close();
    await context.unroute('**/pagebuilder/api/pages/*/draft');
    const again = await editor.openPage(`/pagebuilder/pages/${id}/`);
    await has(again, 'header');
    await saved(again);
    await again.getByText(/^Unsaved changes of .+ from a closed window/).waitFor();
    expect(await accessViolations(again)).toEqual([]);
    await again.getByRole('button', { name: 'Recover' }).click();
    await expect
      .poll(() => announcement(again).textContent())
      .toMatch(/^The changes of .+ were recovered\.$/);
    for (const name of ['divider', 'header'] as const) await has(again, name);
    await saved(again);
    await again.reload();
    for (const name of ['divider', 'header'] as const) await has(again, name);
    expect(await again.getByRole('button', { name: 'Recover' }).count()).toBe(0);
  },
);

test('two editors change different blocks of one page, and both have both', async () => {
  const path = '/pages/terms-of-use/';
  const ada = await openEditor({ origin: newspaper.origin, path });
  const ben = await openEditor({ origin: newspaper.origin, path });
  ben.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  for (const { page } of [ada, ben]) await getPreview(page).locator('main').waitFor();
  const insert = async ({ page }: typeof ada, name: string) => {
    await page.locator(`[data-block="${name}"]`).click();
    await expect.poll(() => announcement(page).textContent()).toContain('inserted');
  };
  // Offline, Ben does not see Ada's save before he has changes of his own.
  await ben.context.setOffline(true);
  await insert(ada, 'divider');
  await saved(ada.page);
  await insert(ben, 'header');
  await ben.context.setOffline(false);
  await saved(ben.page);
  for (const { page } of [ada, ben]) {
    await page.getByRole('tab', { name: 'Outline' }).click();
    for (const title of ['Divider', 'Heading'])
      await page.getByRole('treeitem', { name: title }).first().waitFor();
  }
});

test('an empty page has the focus at its name, and a place for the first block of each area', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/' });
  await page.getByRole('button', { name: 'New page' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  const name = `Ferry ${Date.now()}`;
  await page.keyboard.type(name);
  expect(await page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(
    `/${name.toLowerCase().replace(' ', '-')}/`,
  );
  await page.getByLabel('Layout').selectOption({ label: 'Right rail' });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect.poll(focused).toBe(name);
  await page.getByRole('button', { name: 'Add a block to “Side column”' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  await page.keyboard.type('heading');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => announcement(page).textContent())
    .toBe('Heading inserted into the area Side column, 1 of 1.');
  await page.getByRole('button', { name: 'Add a block to “Main column”' }).click();
  await page.getByRole('searchbox').fill('divider');
  await page.locator('[data-block="divider"]').click();
  await expect.poll(() => page.getByRole('button', { name: /^Add a block/ }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('treeitem', { name: 'Full width, top · Empty' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await saved(page);
});

test('words are written over a headline of a list, for this list and this story alone', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/pages/home/' });
  const headline = getPreview(page)
    .locator('[data-bs-edit^="storyTexts headlines.basic"][data-bs-edit$=listed]')
    .first();
  await headline.scrollIntoViewIfNeeded();
  const box = await headline.boundingBox();
  if (box === null) throw new Error('The headline is not shown.');
  await page.mouse.dblclick(box.x + 10, box.y + box.height / 2);
  const words = `Gulls return ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Headline, on the page' }).fill(words);
  await page.keyboard.press('Enter');
  await getPreview(page).getByRole('heading', { name: words }).waitFor();
  expect(await getPreview(page).getByRole('heading', { name: words }).count()).toBe(1);
  await saved(page);
  expect(await read('/')).not.toContain(words);
});

test('each logo of the site is shown on its own ground, in both themes', async () => {
  const { page } = await openEditor({ origin: newspaper.origin, path: '/settings/site/' });
  const brightness = async (group: string) =>
    await page
      .getByRole('group', { name: group, exact: true })
      .locator('img')
      .evaluate((image) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(image).backgroundColor.match(/\d+/g) ?? [];
        return (Number(red) + Number(green) + Number(blue)) / 3;
      });
  for (const ground of ['dark', 'light'])
    await page
      .getByLabel(`Address of the image for “Logo for ${ground} backgrounds”`)
      .fill('/brand/logo.svg');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await brightness('Logo for dark backgrounds')).toBeLessThan(64);
    expect(await brightness('Logo for light backgrounds')).toBeGreaterThan(192);
  }
});

test('blocks of one kind are told apart by their first words in the differences of versions', async () => {
  const { call, makePage } = await callEditing(newspaper.origin);
  const id = await makePage('Ferries');
  const html = (name: string) => ({
    id: name,
    block: 'htmlbox',
    fields: {
      HTML: `<p>The ferry ${name} leaves the northern quay every morning at six and comes back in the evening.</p>`,
    },
  });
  for (const [index, body] of [[html('Ada')], [html('Ada'), html('Ben')]].entries()) {
    const document = {
      ...{ schemaVersion: 1, id, name: 'Ferries', layout: 'single-column-regular' },
      ...{ match: { kind: 'path', path: `/${id}/` }, areas: { body } },
    };
    const { revision } = await call('PUT', `/pages/${id}/draft`, { document, revision: index === 0 ? 1 : 0 });
    await call('POST', `/pages/${id}/publication`, { revision });
  }
  const { page } = await openEditor({ origin: newspaper.origin, path: `/pages/${id}/versions/` });
  const added = page.getByText(
    /^Added “.+” \(The ferry Ben leaves the northern quay every .*…\) to the area/,
  );
  await expect.poll(() => added.count()).toBe(1);
});
