/** Stored HTML to a document of formatted text and back. */
import { DOMParser as ModelParser, DOMSerializer } from 'prosemirror-model';
import type { Node as ModelNode, Schema } from 'prosemirror-model';
import { describeHtml } from './describeHtml.ts';
import { LINK_ATTRIBUTES } from './formattedSchema.ts';

export type FormattedReading =
  | { readonly kind: 'fits'; readonly doc: ModelNode }
  /** `lost`: what formatted text has no room for, such as `<table>` or `class`; empty where only the order differs. */
  | { readonly kind: 'unfit'; readonly lost: readonly string[] };

/** A body in a document of its own, in which nothing is run or fetched. */
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

/** Tight lists, as one writes them: what an item says stands in no paragraph of its own. */
function unwrapItems(root: Element): void {
  for (const paragraph of root.querySelectorAll('li > p:first-child'))
    paragraph.replaceWith(...paragraph.childNodes);
}

/** HTML of a document; nothing for one without a word. */
export function writeFormatted(doc: ModelNode): string {
  if (doc.childCount <= 1 && doc.textContent === '' && doc.content.size <= 2) return '';
  const { body } = document.implementation.createHTMLDocument('');
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  body.append(serializer.serializeFragment(doc.content, { document: body.ownerDocument }));
  unwrapItems(body);
  return body.innerHTML;
}

/** Reads HTML, and reads what is written of it again: what differs would be lost. */
export function readFormatted(html: string, schema: Schema): FormattedReading {
  const root = parseInert(html);
  const doc = ModelParser.fromSchema(schema).parse(root);
  const before = describeHtml(root).join('\n');
  const after = describeHtml(parseInert(writeFormatted(doc))).join('\n');
  return before === after ? { kind: 'fits', doc } : { kind: 'unfit', lost: listLost(root, schema) };
}
