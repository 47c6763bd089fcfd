/** The texts that are kept with an image: what it shows, what is to be said of it, and whose it is. */
import { plainText } from '@broadsheet/sdk-content';
import { listAt, omit, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { escapeHtml } from '../../formats/html/inlineHtml.ts';

/** Plain texts; empty for none. */
export interface ImageTexts {
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

export function getImageTexts(document: JsonObject): ImageTexts {
  const by = listAt(valueAt(document, 'credits'), 'by') ?? [];
  return {
    alt: textAt(document, 'alt_text') ?? '',
    caption: plainText(textAt(document, 'caption')) ?? '',
    credit: by.flatMap((one) => textAt(one, 'name') ?? []).join(', '),
  };
}

const toLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();

/** Returns the document with other texts. A text that is not given stays as it is, with its markup; an empty one goes. */
export function withImageTexts(document: JsonObject, texts: Partial<ImageTexts>): JsonObject {
  const [alt, caption, credit] = [texts.alt, texts.caption, texts.credit].map((text) => text && toLine(text));
  const changed = [
    ...(alt === undefined ? [] : ['alt_text']),
    ...(caption === undefined ? [] : ['caption']),
    ...(credit === undefined ? [] : ['credits']),
  ];
  return {
    ...omit(document, ...changed),
    ...(alt && { alt_text: alt }),
    ...(caption && { caption: escapeHtml(caption) }),
    ...(credit && { credits: { by: [{ type: 'author', name: credit }] } }),
  };
}
