/** What a visitor sees and does on a page, with a sentence for the case that it cannot be seen or done. */

/** Milliseconds, on a busy machine too. */
export const PATIENCE = { timeout: 10_000 };

/**
 * @param {import('playwright-core').Locator} locator
 * @param {string} problem what is said if it does not come to be seen
 * @returns {Promise<string[]>}
 */
export const seen = (locator, problem) =>
  locator
    .first()
    .waitFor({ state: 'visible', ...PATIENCE })
    .then(
      () => [],
      () => [problem],
    );

/**
 * @param {import('playwright-core').Locator} locator
 * @param {string} problem what is said if it cannot be clicked
 * @returns {Promise<string[]>}
 */
export const clicked = (locator, problem) =>
  locator
    .first()
    .click(PATIENCE)
    .then(
      () => [],
      () => [problem],
    );
