import type { Locator, Page } from 'playwright-core';

/** The list that a page is about, without those beside and below it. */
export function listOf(page: Page): Locator {
  return page.locator('bs-block[data-enhance="results-list"], bs-island[data-name="search-results-list"]');
}
