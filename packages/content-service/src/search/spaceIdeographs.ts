/**
 * Adds spaces around every Chinese or Japanese character. These scripts write no spaces, so the index would treat a whole
 * sentence as one word. A run of such characters in a query becomes a phrase.
 */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu;

/** Adds the spaces to a text for the index. */
export function spaceIdeographs(text: string): string {
  return text.replace(IDEOGRAPH, ' $& ');
}

/** Adds spaces and quotes to a query: `東京` becomes `"東 京"`; inside quotes only the spaces. */
export function quoteIdeographs(query: string): string {
  return query
    .split('"')
    .map((part, index) =>
      index % 2 === 1
        ? spaceIdeographs(part)
        : part.replace(RUN, (run) => ` \u0000${spaceIdeographs(run)}\u0000 `),
    )
    .join('"')
    .replaceAll('\u0000', '"');
}
