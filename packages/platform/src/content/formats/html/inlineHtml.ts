/** Cleans the markup inside a paragraph: elements with a meaning are kept, presentational ones are removed. */
import { ElementType } from 'htmlparser2';
import type { HtmlContext } from './HtmlContext.ts';
import { getAttribute, isElement } from './nodes.ts';
import type { Element, Node } from './nodes.ts';
import { resolveLink } from './resolveUrl.ts';

const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel', 'id'],
  abbr: ['title'],
  b: [],
  cite: [],
  code: [],
  del: [],
  em: [],
  i: [],
  ins: [],
  kbd: [],
  mark: [],
  q: [],
  s: [],
  small: [],
  strong: [],
  sub: [],
  sup: [],
  time: ['datetime'],
  u: [],
};
/** What looks like a space or an empty line at the ends of a paragraph. */
const SPACES: readonly string[] = ['&nbsp;', '<br/>'];
const SILENT: readonly string[] = ['script', 'style', 'template', 'noscript', 'title', 'head'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '&quot;')}"`;

/** Escapes text for the content of an HTML element. */
export const escapeHtml = escaped;

function openTag(element: Element, context: HtmlContext): string {
  const attributes = (KEPT[element.name] ?? []).flatMap((name) => {
    const value = getAttribute(element, name);
    if (value === undefined) return [];
    const kept = name === 'href' ? resolveLink(value, context) : value;
    return kept === undefined ? [] : [` ${name}=${quoted(kept)}`];
  });
  return `<${element.name}${attributes.join('')}>`;
}

/** Converts a node with its descendants to the HTML of a text element. */
export function inlineHtml(node: Node, context: HtmlContext): string {
  if (!isElement(node)) return node.type === ElementType.Text ? escaped(node.data) : '';
  if (SILENT.includes(node.name)) {
    if (node.name === 'script') context.onLost('a script in the text was left out');
    return '';
  }
  if (node.name === 'br') return '<br/>';
  const inner = node.children.map((child) => inlineHtml(child, context)).join('');
  if (KEPT[node.name] === undefined) return inner;
  // An empty element is kept if it has an id, because links may point at it.
  if (inner.trim() === '' && getAttribute(node, 'id') === undefined) return inner;
  const open = openTag(node, context);
  // A link without a usable target is replaced by its text.
  return open === '<a>' ? inner : `${open}${inner}</${node.name}>`;
}

function trimOnce(html: string): string {
  const space = SPACES.find((each) => html.startsWith(each));
  if (space !== undefined) return html.slice(space.length).trimStart();
  const last = SPACES.find((each) => html.endsWith(each));
  return last === undefined ? html : html.slice(0, -last.length).trimEnd();
}

/** Trims HTML from its ends inwards; a pattern would try again at each space in the text. */
function trimSpaces(html: string): string {
  let text = html.trim();
  let shorter = trimOnce(text);
  while (shorter.length < text.length) {
    text = shorter;
    shorter = trimOnce(text);
  }
  return text;
}

/** Converts a run of nodes to HTML, trimmed of spaces and line breaks. */
export function inlineText(nodes: readonly Node[], context: HtmlContext): string {
  return trimSpaces(nodes.map((node) => inlineHtml(node, context)).join(''));
}
