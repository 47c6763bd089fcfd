/**
 * What markup says, for places that take no markup: alternative texts, titles, page metadata.
 *
 * The result is text and not safe markup: whatever writes it into a document escapes it, as React does.
 */
import { HTML_ENTITIES } from './htmlEntities.ts';

/** Each ends at the end of the text at the latest, so that one pass reads it however broken it is. */
const MARKUP = /<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<\/?([a-z][\w-]*)[^>]*(?:>|$)/gis;
/** Only a line break or the end of one of these keeps the words around it apart. */
const APART = /^(?:br|p|div|li|ul|ol|h[1-6]|blockquote|t[dhr])$/i;
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,7}));/gi;

function character(codePoint: number): string {
  return codePoint > 0 && codePoint <= 0x10_ffff ? String.fromCodePoint(codePoint) : '\uFFFD';
}

function decode(text: string): string {
  return text.replaceAll(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number(decimal));
    return HTML_ENTITIES.get(name ?? '') ?? whole;
  });
}

/** One line of well-formed text: control characters and line breaks become single spaces. `undefined` when empty. */
export function plainLine(value: string | undefined): string | undefined {
  const line = value
    ?.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim();
  return line === '' ? undefined : line;
}

/**
 * What HTML says, in one line without markup: `<b>Salt</b> &amp; rope` is `Salt & rope`. `undefined` when nothing.
 *
 * Entities are decoded once; a name that is not of western Europe stays as it is written.
 */
export function plainText(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const words = html.replaceAll(MARKUP, (_whole, _silent?: string, name?: string) =>
    APART.test(name ?? '') ? ' ' : '',
  );
  return plainLine(decode(words));
}
