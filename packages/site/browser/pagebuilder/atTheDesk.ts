/** Frequent actions and expectations of an editor. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { announcement, getPreview, saving } from './openEditor.ts';

export const isShown = (page: Page): Promise<void> => getPreview(page).locator('main').waitFor();

export async function isSaved(page: Page): Promise<void> {
  await expect.poll(() => saving(page).getAttribute('data-saving'), { timeout: 30_000 }).toBe('saved');
}

/** Waits until the builder says that the work is kept in the browser, because the server cannot be reached. */
export async function isUnreached(page: Page): Promise<void> {
  await expect.poll(() => saving(page).getAttribute('data-saving')).toBe('unreached');
}

/** Waits until the last announcement matches. */
export async function says(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => announcement(page).textContent()).toMatch(words);
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Inserts a block. @param block the name of its entry in the palette */
export async function insert(page: Page, block: string): Promise<void> {
  await page.locator(`[data-block="${block}"]`).click();
  await says(page, /inserted/);
}

/** Finds a row of the outline. */
export const row = (page: Page, title: string): Locator =>
  page.getByRole('treeitem', { name: title, exact: true });

export const showOutline = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Outline' }).click();

/** Finds the field `Text` in the form of the selected block. */
export const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Text' });
