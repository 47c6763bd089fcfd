import { sanitiseText } from '@broadsheet/sanitiser';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00A0',
  '&amp;': '&',
};

/** One line of well-formed text: control characters and line breaks become single spaces. `undefined` when empty. */
export function plainLine(value: string | undefined): string | undefined {
  const line = value
    ?.toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim();
  return line === '' ? undefined : line;
}

/** What HTML says, in one line without markup: `<b>Salt</b> &amp; rope` is `Salt & rope`. `undefined` when nothing. */
export function plainText(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  // Words that only a line break or the end of a block keeps apart stay apart.
  const spaced = html.replace(/<\/?(?:br|p|div|li|ul|ol|h[1-6]|blockquote|t[dhr])\b/gi, ' $&');
  // The sanitiser writes every `<` that is not a tag's as an entity, and no other entities than these.
  const written = sanitiseText(spaced).replace(/<[^>]*>/g, '');
  return plainLine(written.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity));
}
