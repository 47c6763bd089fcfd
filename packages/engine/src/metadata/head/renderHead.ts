import { serialiseJsonLd } from '../json-ld/serialiseJsonLd.ts';
import type { HeadTag, PageMetadata } from './HeadTag.ts';

// HTML parsers convert a carriage return to a line feed unless it is written as a character reference.
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Escapes text and values in double quotes. NUL and unpaired surrogates are removed, because HTML cannot express them. */
function escape(value: string): string {
  return value
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? '');
}

function element({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<${tag}${written.join('')}>`;
}

/** Renders the metadata as HTML for the head, one element a line: title, meta elements, canonical link, structured data. */
export function renderHead(metadata: PageMetadata): string {
  return [
    `<title>${escape(metadata.title)}</title>`,
    ...metadata.tags.map(element),
    ...metadata.jsonLd.map(
      (object) => `<script type="application/ld+json">${serialiseJsonLd(object)}</script>`,
    ),
  ].join('\n');
}
