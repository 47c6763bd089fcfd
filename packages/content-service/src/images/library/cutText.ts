/**
 * Returns the beginning of a text without half a character, which the database does not store.
 *
 * @param longest the most UTF-16 units that stay
 */
export const cutText = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
