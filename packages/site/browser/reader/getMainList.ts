import type { Locator, Page } from 'playwright-core';

/** Finds the list that a page is about, without those beside and below it. */
export function getMainList(page: Page): Locator {
  return page.locator('bs-block[data-enhance="results-list"], bs-island[data-name="search-results-list"]');
}
