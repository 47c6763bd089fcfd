import type { FieldSchema } from '@broadsheet/block-kit';
import type { BlockNode } from '@broadsheet/page-document';

/** The largest number of characters of a row's text. */
const LONGEST = 60;

/** Returns the first words that a block holds, without markup, by which editors recognise it; `undefined` without any. */
export function findRowText({ fields }: Pick<BlockNode, 'fields'>, schema: FieldSchema): string | undefined {
  for (const [name, { kind, hidden }] of Object.entries(schema)) {
    const value = fields[name];
    // What editors do not write, such as the id of a picture, is nothing they know the block by.
    if (hidden === true || typeof value !== 'string' || !['text', 'longText', 'richText'].includes(kind))
      continue;
    const words = value
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (words !== '') return words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words;
  }
  return undefined;
}
