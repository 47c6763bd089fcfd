/**
 * Writes XML. Every value is escaped when it is added, so a document is well-formed whatever an author wrote: a title may
 * contain markup, control characters or lone surrogates.
 */

/** Well-formed markup, created by the functions of this module only. */
export interface Xml {
  readonly xml: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;
/** A child of an element: text, markup, or nothing. */
export type Child = string | Xml | undefined;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Matches the characters that XML 1.0 forbids, even as references. */
const UNSPEAKABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNSPEAKABLE, '')
    .replaceAll(/[&<>\r]/g, (character) => REFERENCES[character] ?? '');

const escapeValue = (text: string): string =>
  escapeText(text).replaceAll(/["\t\n]/g, (character) => REFERENCES[character] ?? '');

function isFilled(child: Child): child is string | Xml {
  return child !== undefined && child !== '';
}

/** Creates an element. Attributes and children without a value are omitted; strings are escaped as text. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly Child[]): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeValue(String(value))}"`)
    .join('');
  const inside = children
    .filter(isFilled)
    .map((child) => (typeof child === 'string' ? escapeText(child) : child.xml))
    .join('');
  return { xml: inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` };
}

/** Creates an element with one value; `undefined` without a value. */
export function optional(name: string, value: string | number | undefined): Xml | undefined {
  return value === undefined || value === '' ? undefined : element(name, {}, String(value));
}

/** Joins elements, one per line. */
export function lines(parts: readonly (Xml | undefined)[]): Xml {
  const written = parts.filter((part) => part !== undefined);
  return { xml: written.map(({ xml }) => `\n${xml}`).join('') + (written.length > 0 ? '\n' : '') };
}

/** Writes a whole document with the given root element. */
export function xmlDocument(root: Xml): string {
  return `${DECLARATION}${root.xml}\n`;
}
