/**
 * Writes a part of a body as HTML, where it has no body element: with whole addresses, without scripts, and with pictures at
 * their real addresses. Pages sanitise it like any other HTML of authors.
 */
import { ElementType } from 'htmlparser2';
import { rawHtmlElement } from './elements.ts';
import { toAnchorId } from './anchors.ts';
import { embedElement } from './embeds.ts';
import { skipUnseen } from './inlineHtml.ts';
import type { Conversion } from './HtmlContext.ts';
import { getAttribute, hasClass, isElement } from './nodes.ts';
import type { Element, Node } from './nodes.ts';
import { findSource, isTrackingPixel } from './pictureSource.ts';
import { resolveLink, resolveUrl } from './resolveUrl.ts';
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';

const VOID = /^(?:br|col|embed|hr|img|input|param|source|track|wbr)$/;
/** Attributes that are not written: handlers, and where late pictures are kept. */
const DROPPED = /^(?:on|srcset$|sizes$|srcdoc$|formaction$|data-(?:lazy-)?src(?:set)?$)/i;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function writeAddress(name: string, value: string, context: Conversion): string | undefined {
  switch (name) {
    case 'href':
      return resolveLink(value, context);
    case 'src':
    case 'poster':
    case 'data':
    case 'cite':
      return resolveUrl(value, context);
    case 'id':
      return toAnchorId(value);
    default:
      return value;
  }
}

function writeAttributes(element: Element, context: Conversion): string {
  return Object.entries(element.attribs)
    .flatMap(([name, value]) => {
      if (DROPPED.test(name) || !/^[a-z][\w:.-]*$/i.test(name)) return [];
      const written = writeAddress(name, value, context);
      return written === undefined ? [] : [` ${name}="${escaped(written).replaceAll('"', '&quot;')}"`];
    })
    .join('');
}

function writePicture(element: Element, context: Conversion): string {
  const url = findSource(element, context);
  if (url === undefined || isTrackingPixel(element)) {
    const given = getAttribute(element, 'src') ?? '';
    context.onLost(`an image was left out, as its address cannot be fetched: ${given.slice(0, 80)}`);
    return '';
  }
  element.attribs = { ...element.attribs, src: url };
  return `<img${writeAttributes(element, context)}>`;
}

/** Returns the address of an embedded page; late frames keep it in another attribute. */
export function findFrameSource(element: Element, context: Conversion): string | undefined {
  const names = ['data-src', 'data-lazy-src', 'data-litespeed-src', 'src', 'data'];
  const given = names
    .flatMap((name) => getAttribute(element, name) ?? [])
    .find((url) => !url.startsWith('about:'));
  return given === undefined ? undefined : resolveUrl(given, context);
}

function writeEmbed(url: string): string {
  const html = textAt(embedElement(url), 'raw_oembed', 'html');
  const address = escaped(url).replaceAll('"', '%22');
  return html ?? `<p><a href="${address}">${escaped(url)}</a></p>`;
}

function writeElement(element: Element, context: Conversion): string {
  const skipped = /^(?:source|track|param|col|colgroup)$/.test(element.name)
    ? undefined
    : skipUnseen(element, context);
  if (skipped !== undefined) return skipped;
  const { name } = element;
  if (name === 'img') return writePicture(element, context);
  if (name === 'bs-embed') return writeEmbed(getAttribute(element, 'data-url') ?? '');
  const inner = (): string => element.children.map((child) => writeNode(child, context)).join('');
  if (name === 'picture' || name === 'bs-gallery' || name === 'form') return inner();
  if (name === 'iframe') {
    const src = findFrameSource(element, context);
    if (src !== undefined) element.attribs = { ...element.attribs, src };
  }
  const isEmbed = name === 'div' && hasClass(element, /^wp-block-embed__wrapper$/);
  const text = isEmbed ? inner().trim() : '';
  if (/^https?:\/\/\S+$/.test(text)) return writeEmbed(text.replaceAll('&amp;', '&'));
  const open = `<${name}${writeAttributes(element, context)}>`;
  return VOID.test(name) ? open : `${open}${inner()}</${name}>`;
}

/** Writes a node as HTML. */
function writeNode(node: Node, context: Conversion): string {
  if (!isElement(node)) return node.type === ElementType.Text ? escaped(node.data) : '';
  return writeElement(node, context);
}

/** Converts an element to a body element that holds it as HTML. */
export function toRaw(element: Element, context: Conversion): JsonObject {
  return rawHtmlElement(writeNode(element, context));
}
