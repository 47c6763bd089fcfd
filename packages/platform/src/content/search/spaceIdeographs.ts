/**
 * Puts spaces around every Chinese or Japanese character: these scripts write no spaces, so without this a whole
 * sentence would be one word to the index. A run of them in a query becomes a phrase.
 */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu;

/** For text that goes into the index. */
export function spaceIdeographs(text: string): string {
  return text.replace(IDEOGRAPH, ' $& ');
}

/** For a query: `東京` becomes `"東 京"`; inside quotes the quotes are already there. */
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
