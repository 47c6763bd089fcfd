/**
 * XML as text, made of parts that are escaped where they enter: a title that holds markup, control characters or half a
 * surrogate pair is text like any other, and a document is well-formed whatever an author wrote.
 */

/** Markup that is well-formed; made by `element` alone. */
export interface Xml {
  readonly xml: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;
/** Text, markup, or nothing. */
export type Child = string | Xml | undefined;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** What XML 1.0 has no character for, not even as a reference. */
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

/** Makes an element. Attributes and children without a value are left out; a child is text unless it is markup. */
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

/** Makes an element around one value; nothing without one. */
export function optional(name: string, value: string | number | undefined): Xml | undefined {
  return value === undefined || value === '' ? undefined : element(name, {}, String(value));
}

/** Joins elements, one a line. */
export function lines(parts: readonly (Xml | undefined)[]): Xml {
  const written = parts.filter((part) => part !== undefined);
  return { xml: written.map(({ xml }) => `\n${xml}`).join('') + (written.length > 0 ? '\n' : '') };
}

/** Makes a whole document of its root element. */
export function xmlDocument(root: Xml): string {
  return `${DECLARATION}${root.xml}\n`;
}
