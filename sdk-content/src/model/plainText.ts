/**
 * Converts markup to plain text, for places that allow no markup: alternative texts, titles, page metadata.
 *
 * The result is text and not safe markup: code that writes it into a document must escape it, as React does.
 */
import { HTML_ENTITIES } from './htmlEntities.ts';

/** Matches comments, scripts, styles and tags. An unclosed one extends to the end, so one pass handles any broken markup. */
const MARKUP = /<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<\/?([a-z][\w-]*)[^>]*(?:>|$)/gis;
/** The elements whose tags separate the words around them; all other tags do not. */
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

/**
 * Converts a text to one well-formed line: control characters and line breaks become single spaces. `undefined` when empty.
 */
export function plainLine(value: string | undefined): string | undefined {
  const line = value
    ?.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim();
  return line === '' ? undefined : line;
}

/**
 * Converts HTML to one line of text: `<b>Salt</b> &amp; rope` becomes `Salt & rope`. `undefined` when empty.
 *
 * Entities are decoded once; a named entity that is not in `HTML_ENTITIES` stays unchanged.
 */
export function plainText(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const words = html.replaceAll(MARKUP, (_whole, _silent?: string, name?: string) =>
    APART.test(name ?? '') ? ' ' : '',
  );
  return plainLine(decode(words));
}
