/** Converts stored HTML to a document of formatted text and back. */
import { DOMParser as ModelParser, DOMSerializer } from 'prosemirror-model';
import type { Node as ModelNode, Schema } from 'prosemirror-model';
import { describeHtml } from './describeHtml.ts';
import { LINK_ATTRIBUTES } from './formattedSchema.ts';

export type FormattedReading =
  | { readonly kind: 'fits'; readonly doc: ModelNode }
  /**
   * Formatted text cannot represent the HTML. `lost`: what it does not support, such as `<table>` or `class`; empty if only
   * the order differs.
   */
  | { readonly kind: 'unfit'; readonly lost: readonly string[] };

/** Parses HTML in a document of its own, in which nothing is run or fetched, and returns its body. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;

const BLOCK_ELEMENTS = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'];
const INLINE_ELEMENTS = ['a', 'strong', 'b', 'em', 'i', 'sub', 'sup', 'br'];

function listLost(root: Element, schema: Schema): readonly string[] {
  const isInline = schema.topNodeType.inlineContent;
  const known = new Set(isInline ? INLINE_ELEMENTS : [...INLINE_ELEMENTS, ...BLOCK_ELEMENTS]);
  const links: readonly string[] = LINK_ATTRIBUTES;
  const lost = [...root.querySelectorAll('*')].flatMap(({ localName, attributes }) => {
    if (!known.has(localName)) return [`<${localName}>`];
    return [...attributes].flatMap(({ name }) => (localName === 'a' && links.includes(name) ? [] : [name]));
  });
  return [...new Set(lost)];
}

/** Removes the paragraph at the start of list items, because tight lists have none. */
function unwrapItems(root: Element): void {
  for (const paragraph of root.querySelectorAll('li > p:first-child'))
    paragraph.replaceWith(...paragraph.childNodes);
}

/** Returns the HTML of a document; empty for one without text. */
export function writeFormatted(doc: ModelNode): string {
  if (doc.childCount <= 1 && doc.textContent === '' && doc.content.size <= 2) return '';
  const { body } = document.implementation.createHTMLDocument('');
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  body.append(serializer.serializeFragment(doc.content, { document: body.ownerDocument }));
  unwrapItems(body);
  return body.innerHTML;
}

/** Reads HTML, writes it again, and compares the two: any difference would be lost by editing. */
export function readFormatted(html: string, schema: Schema): FormattedReading {
  const root = parseInert(html);
  const doc = ModelParser.fromSchema(schema).parse(root);
  const before = describeHtml(root).join('\n');
  const after = describeHtml(parseInert(writeFormatted(doc))).join('\n');
  return before === after ? { kind: 'fits', doc } : { kind: 'unfit', lost: listLost(root, schema) };
}
