import type { JsonLd } from './JsonLd.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** JSON that may stand in a script element: no text in it can end the element or open a comment. */
export function serialiseJsonLd(object: JsonLd): string {
  return JSON.stringify(object).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}
