/** The markup inside of a paragraph: what says something stays, what only looked like something goes. */
import { ElementType } from 'htmlparser2';
import type { HtmlContext } from './HtmlContext.ts';
import { attributeOf, isElement } from './nodes.ts';
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
const SILENT: readonly string[] = ['script', 'style', 'template', 'noscript', 'title', 'head'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '&quot;')}"`;

/** Text as HTML that shows it. */
export const escapeHtml = escaped;

function openTag(element: Element, context: HtmlContext): string {
  const attributes = (KEPT[element.name] ?? []).flatMap((name) => {
    const value = attributeOf(element, name);
    if (value === undefined) return [];
    const kept = name === 'href' ? resolveLink(value, context) : value;
    return kept === undefined ? [] : [` ${name}=${quoted(kept)}`];
  });
  return `<${element.name}${attributes.join('')}>`;
}

/** A node and what is in it as the HTML of a text element. */
export function inlineHtml(node: Node, context: HtmlContext): string {
  if (!isElement(node)) return node.type === ElementType.Text ? escaped(node.data) : '';
  if (SILENT.includes(node.name)) {
    if (node.name === 'script') context.onLost('a script in the text was left out');
    return '';
  }
  if (node.name === 'br') return '<br/>';
  const inner = node.children.map((child) => inlineHtml(child, context)).join('');
  if (KEPT[node.name] === undefined) return inner;
  // An empty anchor is a place that links lead to.
  if (inner.trim() === '' && attributeOf(node, 'id') === undefined) return inner;
  const open = openTag(node, context);
  // A link that leads nowhere, or to a script, is its text.
  return open === '<a>' ? inner : `${open}${inner}</${node.name}>`;
}

/** Several nodes in a row, without spaces and breaks at the ends. */
export function inlineText(nodes: readonly Node[], context: HtmlContext): string {
  return nodes
    .map((node) => inlineHtml(node, context))
    .join('')
    .replace(/^(?:\s|&nbsp;|\u00A0|<br\/>)+|(?:\s|&nbsp;|\u00A0|<br\/>)+$/g, '');
}
