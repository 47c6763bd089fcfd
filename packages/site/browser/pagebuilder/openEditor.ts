/** An editor at the page builder, in a browser context of their own. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openReader } from '../reader/openReader.ts';
import type { Reader } from '../reader/openReader.ts';

/** Environment variables that create the first administrator when a newspaper starts. */
export const EDITOR = { EDITOR_EMAIL: 'ada@example.com', EDITOR_PASSWORD: 'seven ships below cranes' };

export interface OpenEditorOptions {
  readonly origin: string;
  /** The path of the screen below `/pagebuilder`. */
  readonly path: string;
  readonly width?: number;
  /** The account to log in with. Default: the first administrator. */
  readonly as?: Account;
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

const ADA: Account = { email: EDITOR.EDITOR_EMAIL, password: EDITOR.EDITOR_PASSWORD };

/** Logs in and goes to a screen. */
export async function openEditor(options: OpenEditorOptions): Promise<Reader> {
  const { origin, path, width = 1280, as = ADA } = options;
  const editor = await openReader({ origin, width });
  await editor.open(`/pagebuilder${path}`);
  const { page } = editor;
  await page.getByLabel('Email').fill(as.email);
  await page.getByLabel('Password', { exact: true }).fill(as.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  // Otherwise the next search could match the login form.
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor({ state: 'detached' });
  return editor;
}

/** Returns the page in the preview. */
export const getPreview = (page: Page) => page.frameLocator('main iframe[data-front=true]');

export const announcement = (page: Page): Locator => page.locator('[data-announcer]');

export const saving = (page: Page): Locator => page.locator('[data-saving]');

/**
 * Drags an element to the middle of another in several movements: a browser starts a drag only after some pixels, and the
 * page gives room to its empty areas then, so that the other element may stand elsewhere.
 */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // A list that is searched may replace its rows meanwhile.
  const scroll = () =>
    from.scrollIntoViewIfNeeded().then(
      () => true,
      () => false,
    );
  await expect.poll(scroll).toBe(true);
  const start = await from.boundingBox();
  if (start === null) throw new Error('What is dragged is not shown.');
  await page.mouse.move(start.x + 12, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 16, { steps: 2 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const end = await to.boundingBox();
  if (end === null) throw new Error('Where to is not shown.');
  const [x, y] = [end.x + end.width / 2, end.y + end.height / 2];
  await page.mouse.move(x, y, { steps: 10 });
  await page.mouse.move(x, y + 1);
  await page.mouse.up();
}
