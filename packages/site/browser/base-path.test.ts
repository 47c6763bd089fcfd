/** The newspaper under a path of its origin, in a browser: a reader and an editor never leave the path. */
import { beforeAll, expect, test } from 'vitest';
import { makeAccount } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import {
  getHeader,
  logIn,
  getMain,
  ON_THE_WAY,
  openVisitor,
  currentPath,
  seeHeading,
  untilAwake,
} from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { EDITOR, getPreview } from './pagebuilder/openEditor.ts';
import { openReader } from './reader/openReader.ts';
import type { Reader } from './reader/openReader.ts';

/** Also the path of a section, so that no code can guess whether the base path was added. */
const BASE = '/coast';
const PATIENCE_MS = 120_000;
const REGISTERED = '/coast/walks/2026/11/20/seven-walks-below-the-cranes/';

const newspaper = useSandbox({ basePath: BASE, environment: EDITOR });
let ada: Account;
beforeAll(async () => {
  ada = await makeAccount(newspaper.origin + BASE, 'ada');
});

/** Returns the pages' requests to the newspaper that are not below the base path. */
const strayed = ({ requests }: Reader): readonly string[] =>
  requests
    .map((request) => new URL(request.url()))
    .filter(({ origin, pathname }) => origin === newspaper.origin && !pathname.startsWith(`${BASE}/`))
    .map(({ pathname }) => pathname);

/** Returns the URLs of the page, including those written by script, that are not below the base path. */
const leading = ({ page }: Reader): Promise<readonly string[]> =>
  page.evaluate((base) => {
    const urls = [...document.querySelectorAll('[href],[src],[action]')].flatMap((element) =>
      ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    return urls.filter((url) => {
      const { origin, pathname } = new URL(url, location.href);
      return origin === location.origin && !pathname.startsWith(`${base}/`);
    });
  }, BASE);

test(
  'a reader meets a wall, logs in, comes back, reads the story, searches and logs out',
  async () => {
    const reader = await openVisitor({ origin: newspaper.origin, basePaths: [BASE] });
    const { page, context, open, settle } = reader;
    await open(BASE + REGISTERED);
    const wall = page.locator('[data-paywall][data-state=wall]');
    await wall.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(`**${BASE}/account/login/?redirect=${encodeURIComponent(REGISTERED)}`);
    await untilAwake(page);
    await settle();
    expect(await leading(reader)).toEqual([]);
    await logIn(page, ada);
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(BASE + REGISTERED);
    await expect
      .poll(() => page.locator('main article[class*=article-body] p').count(), ON_THE_WAY)
      .toBeGreaterThan(4);
    await settle();
    expect(await leading(reader)).toEqual([]);
    const cookies = await context.cookies();
    const own = cookies.filter(({ name }) => !['g_state', 'arcblock_alert-bar'].includes(name));
    expect(own.filter(({ path }) => !path.startsWith(BASE))).toEqual([]);
    await getHeader(page).account.click();
    await getHeader(page).manage.click();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(`${BASE}/account/`);
    await page.getByText(ada.email).first().waitFor();
    await settle();
    expect(await leading(reader)).toEqual([]);
    await getHeader(page).account.click();
    await getHeader(page).logOut.click();
    await getHeader(page).logIn.waitFor();
    // The account page is left for another one, which must not overtake the next step.
    await expect.poll(currentPath(page), ON_THE_WAY).not.toBe(`${BASE}/account/`);
    await settle();
    await open(`${BASE}/search/`);
    await settle();
    const term = getMain(page).getByRole('textbox');
    await term.fill('ferry');
    await term.press('Enter');
    await expect.poll(currentPath(page), ON_THE_WAY).toMatch(`${BASE}/search/ferry/`);
    expect(strayed(reader)).toEqual([]);
  },
  PATIENCE_MS,
);

test.each([
  ['the front page', '/'],
  ['a section', '/coast/'],
  ['a gallery', '/gallery/2026/11/08/autumn-regatta/'],
  ['an offer', '/offer/'],
])(
  '%s wakes under the path',
  async (_name, path) => {
    const reader = await openReader({ origin: newspaper.origin, hasClosedAlert: false, basePaths: [BASE] });
    await reader.open(BASE + path);
    await reader.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await reader.settle();
    expect(await leading(reader)).toEqual([]);
    expect(strayed(reader)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'an editor logs in to the builder and opens a page, which is shown with its pictures',
  async () => {
    const reader = await openReader({ origin: newspaper.origin, basePaths: [BASE] });
    const { page, open, settle } = reader;
    await open(`${BASE}/pagebuilder/`);
    await page.getByLabel('Email').fill(EDITOR.EDITOR_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(EDITOR.EDITOR_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await seeHeading(page, 'Pages');
    await page.locator(`a[href="${BASE}/pagebuilder/pages/home/"]`).first().click();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(`${BASE}/pagebuilder/pages/home/`);
    const picture = getPreview(page).locator('main img').first();
    await expect
      .poll(
        () => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        ON_THE_WAY,
      )
      .toBeGreaterThan(0);
    await settle();
    expect(await leading(reader)).toEqual([]);
    expect(strayed(reader)).toEqual([]);
  },
  PATIENCE_MS,
);
