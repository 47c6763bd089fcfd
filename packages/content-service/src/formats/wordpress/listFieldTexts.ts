/** Lists the texts for readers in the custom fields of a story, as Advanced Custom Fields stores them beside the body. */
import { htmlToText } from '../html/convertHtml.ts';
import type { WordPressItem } from './WordPressItem.ts';

export interface FieldText {
  readonly name: string;
  /** The text, as HTML. */
  readonly html: string;
}

/** What is no text for readers: lists of PHP and JSON, styles, addresses. */
const TECHNICAL = /^\s*(?:[aOs]:\d+:|[[{]|https?:\/\/\S+\s*$)|\{[^{}]*:[^{}]*\}/;

/** A text has at least three words; shorter values are settings and numbers. */
const hasWords = (html: string): boolean => /\p{L}+\P{L}+\p{L}+\P{L}+\p{L}/u.test(htmlToText(html));

/** Lists the fields in their order. Beside each field stands the number of its definition: `_intro` is `field_5f1…`. */
export function listFieldTexts({ meta }: Pick<WordPressItem, 'meta'>): readonly FieldText[] {
  return [...meta].flatMap(([name, values]) => {
    const isField = meta.get(`_${name}`)?.some((value) => value.startsWith('field_')) === true;
    return isField
      ? values.filter((html) => !TECHNICAL.test(html) && hasWords(html)).map((html) => ({ name, html }))
      : [];
  });
}
