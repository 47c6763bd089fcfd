/** What an editor does and sees again and again. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { announcement, previewOf, saving } from './openEditor.ts';

export const isShown = (page: Page): Promise<void> => previewOf(page).locator('main').waitFor();

export async function isSaved(page: Page): Promise<void> {
  await expect.poll(() => saving(page).getAttribute('data-saving'), { timeout: 30_000 }).toBe('saved');
}

/** The work is kept in the browser, for the server cannot be reached. */
export async function isUnreached(page: Page): Promise<void> {
  await expect.poll(() => saving(page).getAttribute('data-saving')).toBe('unreached');
}

/** What was announced last. */
export async function says(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => announcement(page).textContent()).toMatch(words);
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** @param block name of its entry */
export async function insert(page: Page, block: string): Promise<void> {
  await page.locator(`[data-block="${block}"]`).click();
  await says(page, /inserted/);
}

/** A row of the outline. */
export const row = (page: Page, title: string): Locator =>
  page.getByRole('treeitem', { name: title, exact: true });

export const showOutline = (page: Page): Promise<void> => page.getByRole('tab', { name: 'Outline' }).click();

/** The field of that name in the form of the selected block. */
export const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Text' });
