/** Cleans the markup inside a paragraph: elements with a meaning are kept, presentational ones are removed. */
import { ElementType } from 'htmlparser2';
import { getTarget } from './anchors.ts';
import { BLOCKS, isIcon, isProviderMarkup, isProviderScript, MEDIA, SILENT, UNSEEN } from './elementKinds.ts';
import type { Conversion } from './HtmlContext.ts';
import { getAttribute, getWords, hasElement, isElement } from './nodes.ts';
import type { Element, Node } from './nodes.ts';
import { resolveLink } from './resolveUrl.ts';

const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  b: [],
  bdi: [],
  bdo: [],
  cite: [],
  code: [],
  del: ['datetime'],
  dfn: ['title'],
  em: [],
  i: [],
  ins: ['datetime'],
  kbd: [],
  mark: [],
  q: [],
  rp: [],
  rt: [],
  ruby: [],
  s: [],
  samp: [],
  small: [],
  strong: [],
  sub: [],
  sup: [],
  time: ['datetime'],
  u: [],
  var: [],
};
const EVERYWHERE: readonly string[] = ['lang', 'dir'];
/** The edge of a block where only a line of text can be; it becomes a line break. */
const EDGE = '\u0001';
/** What looks like a space or an empty line at the ends of a paragraph. */
const SPACES: readonly string[] = ['&nbsp;', '<br/>', EDGE];
const EMOJI = /^(?:wp-smiley|emoji|emojione|twemoji)$/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '&quot;')}"`;

/** Escapes text for the content of an HTML element. */
export const escapeHtml = escaped;

export const isInlineElement = (name: string): boolean => Object.hasOwn(KEPT, name);

/** Returns the character that a picture in a line of text stands for, such as an emoji; undefined for a real picture. */
export function getEmoji(image: Element): string | undefined {
  if (image.name !== 'img') return undefined;
  const names = (getAttribute(image, 'class') ?? '').split(/\s+/);
  const isEmoji =
    names.some((name) => EMOJI.test(name)) ||
    /\/images\/core\/emoji\//.test(getAttribute(image, 'src') ?? '');
  return isEmoji ? getAttribute(image, 'alt') : undefined;
}

export function getLink(element: Element, context: Conversion): string | undefined {
  const href = getAttribute(element, 'href');
  if (href === undefined) return undefined;
  const link = resolveLink(href, context);
  if (link === undefined && !/^(?:#|javascript:)/i.test(href.replace(/[\s\p{Cc}]/gu, '')))
    context.onLost(`a link that browsers do not open became text: ${href.slice(0, 200)}`);
  return link;
}

function openTag(element: Element, context: Conversion): string {
  const own = isInlineElement(element.name) ? (KEPT[element.name] ?? []) : [];
  const attributes = [...own, ...EVERYWHERE].flatMap((name) => {
    const value = name === 'href' ? getLink(element, context) : getAttribute(element, name);
    return value === undefined ? [] : [` ${name}=${quoted(value)}`];
  });
  return `<${element.name}${attributes.join('')}>`;
}

/** Puts an inline element around HTML. */
function wrapHtml(element: Element, inner: string, context: Conversion): string {
  const isSpan =
    element.name === 'span' && EVERYWHERE.some((name) => getAttribute(element, name) !== undefined);
  if (!isInlineElement(element.name) && !isSpan) return inner;
  const open = openTag(element, context);
  // A link without a usable target is replaced by its text.
  return open === '<a>' ? inner : `${open}${inner}</${element.name}>`;
}

/** Reports a script that is left out. */
export function reportScript(element: Element, { onLost }: Conversion): void {
  const source = getAttribute(element, 'src') ?? '';
  if (isProviderScript(source) || /json|template/i.test(getAttribute(element, 'type') ?? '')) return;
  onLost(`a script was left out${source === '' ? '' : `: ${source.slice(0, 120)}`}`);
}

/** Returns undefined for an element that shows something; reports what is in one that nobody sees. */
export function skipUnseen(element: Element, context: Conversion): '' | undefined {
  if (element.name === 'script') reportScript(element, context);
  else if (UNSEEN.has(element.name)) {
    const words = getWords(element.children);
    if (words !== '')
      context.onLost(`the <${element.name}> in the text was left out: ${words.slice(0, 200)}`);
  } else if (!SILENT.has(element.name)) return undefined;
  return '';
}

/** Converts a link without words: one with a label gets it, any other is reported. */
function labelLink(element: Element, context: Conversion): string {
  if (hasElement(element.children, ({ name }) => name === 'img')) return '';
  const label = getAttribute(element, 'aria-label') ?? getAttribute(element, 'title');
  if (label !== undefined) return wrapHtml(element, escaped(label), context);
  const link = getLink(element, context);
  if (link !== undefined) context.onLost(`a link without words was left out: ${link.slice(0, 200)}`);
  return '';
}

function putAside(element: Element, context: Conversion): string {
  const emoji = getEmoji(element);
  if (emoji !== undefined) return escaped(emoji);
  if (isIcon(element)) return '';
  if (context.aside !== undefined) context.aside.push(element);
  else context.onLost(`a <${element.name}> inside of a text was left out`);
  return ' ';
}

function toText(element: Element, context: Conversion): string {
  const skipped = skipUnseen(element, context);
  if (skipped !== undefined) return skipped;
  const { name } = element;
  if (name === 'br') return '<br/>';
  if (name === 'wbr') return '<wbr/>';
  if (MEDIA.has(name) || isProviderMarkup(element)) return putAside(element, context);
  if (name === 'input') {
    if (getAttribute(element, 'type') !== 'checkbox') return '';
    return element.attribs['checked'] === undefined ? '☐ ' : '☑ ';
  }
  if (name === 'math')
    context.onLost(`a formula became a line of text: ${getWords(element.children).slice(0, 200)}`);
  const inner = element.children.map((child) => inlineHtml(child, context)).join('');
  // The labels and buttons of a form stand beside each other without a space.
  if (BLOCKS.has(name) || name === 'label' || name === 'button') return EDGE + inner + EDGE;
  if (inner.trim() !== '') return wrapHtml(element, inner, context);
  return name === 'a' && getAttribute(element, 'href') !== undefined
    ? inner + labelLink(element, context)
    : inner;
}

/** Converts a node with its descendants to the HTML of a text element. */
export function inlineHtml(node: Node, context: Conversion): string {
  if (!isElement(node)) return node.type === ElementType.Text ? escaped(node.data.replaceAll(EDGE, '')) : '';
  const id = getTarget(node, context);
  const mark = id === undefined ? '' : `<span id=${quoted(id)}></span>`;
  return mark + toText(node, context);
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

/** Trims the HTML of a line, writes the edges of blocks as line breaks and puts the inline elements around it. */
export function finishText(html: string, context: Conversion): string {
  const { edge = '<br/>' } = context;
  // One pass over each piece: a pattern for spaces around the edges would try again at each space.
  const pieces = html.includes(EDGE)
    ? html
        .split(EDGE)
        .map(trimSpaces)
        .filter((piece) => piece !== '')
        .join(edge)
    : html;
  const text = trimSpaces(pieces);
  if (text === '') return '';
  return context.wrappers.reduceRight((inner, element) => wrapHtml(element, inner, context), text);
}

/** Converts a run of nodes to HTML, trimmed of spaces and line breaks; blocks in it become lines. */
export function inlineText(nodes: readonly Node[], context: Conversion): string {
  return finishText(nodes.map((node) => inlineHtml(node, context)).join(''), context);
}
