/**
 * Converts the HTML of a body to body elements of ANS.
 *
 * The tree is walked once. Inline nodes are collected into a paragraph until the next block, such as a heading, an image or
 * a list. Markup without a matching element stays HTML, which is sanitised like any other when a page is rendered. Each node
 * is in the elements or reported: nothing is left out without a word.
 */
import type { JsonObject } from '@broadsheet/service-kit/json';
import { findTargets, passAnchor, toAnchorId, withAnchors } from './anchors.ts';
import { BLOCKS, isIcon, isProviderMarkup, MEDIA, RAW } from './elementKinds.ts';
import { galleryElement, headerElement, rawHtmlElement, textElement } from './elements.ts';
import { embedElement, isEmbeddable } from './embeds.ts';
import { toFigure, toImage } from './figures.ts';
import type { Conversion, HtmlContext } from './HtmlContext.ts';
import {
  escapeHtml,
  finishText,
  getEmoji,
  getLink,
  inlineHtml,
  isInlineElement,
  skipUnseen,
} from './inlineHtml.ts';
import { isList, toList, toTable } from './listsAndTables.ts';
import {
  findElements,
  getAttribute,
  getPlainText,
  getWords,
  hasClass,
  hasElement,
  isElement,
  isEndless,
  parseNodes,
} from './nodes.ts';
import type { Element, Node } from './nodes.ts';
import { findSource, toFileName } from './pictureSource.ts';
import { toAudio, toDrawing, toFrame, toObject, toVideo } from './players.ts';
import { prepareTree } from './prepareTree.ts';
import { toQuote } from './quotes.ts';
import { toRaw } from './rawHtml.ts';

/** The longest body, in characters, as much as ten novels; a longer one is cut. */
export const LONGEST_BODY = 4_000_000;
/** The longest tag, in characters, that is removed from markup which cannot be parsed. */
const LONGEST_TAG = 2_002;

type Elements = readonly JsonObject[];

const isBlock = (element: Element): boolean =>
  (BLOCKS.has(element.name) && getEmoji(element) === undefined && !isIcon(element)) ||
  isProviderMarkup(element) ||
  element.name === 'noscript';

const hasBlocks = (node: Node): boolean =>
  isElement(node) && (isBlock(node) || (node.children.length > 0 && hasElement(node.children, isBlock)));

/** Splits a run of inline nodes into paragraphs at blank lines, if the context has line breaks as paragraphs. */
function splitLines(run: readonly Node[], context: Conversion): readonly string[] {
  if (context.hasLineBreaks !== true)
    return [finishText(run.map((node) => inlineHtml(node, context)).join(''), context)];
  const paragraphs = [''];
  for (const node of run) {
    const html = inlineHtml(node, context);
    const [first = '', ...others] = isElement(node)
      ? [html.replace(/\r?\n[^\S\n]*\r?\n\s*/g, '<br/><br/>')]
      : html.split(/\r?\n[^\S\n]*\r?\n\s*/);
    paragraphs.push((paragraphs.pop() ?? '') + first, ...others);
  }
  return paragraphs.map((html) => finishText(html.trim().replace(/\r?\n/g, '<br/>'), context));
}

/** Creates the text or the heading of a line of HTML. */
function toLine(html: string, context: Conversion): Elements {
  if (context.level === undefined) return [textElement(withAnchors(html, context))];
  const [id] = context.anchors.splice(0, 1);
  const header = headerElement(context.level, withAnchors(html, context));
  return [id === undefined ? header : { ...header, additional_properties: { id } }];
}

const ANCHORS_ONLY = /^(?:<span id="[^"]*"><\/span>)+$/;

function toParagraphs(run: readonly Node[], context: Conversion): Elements {
  if (run.length === 0) return [];
  return splitLines(run, context).flatMap((line) => {
    if (ANCHORS_ONLY.test(line)) {
      for (const [, id = ''] of line.matchAll(/id="([^"]*)"/g)) context.anchors.push(id);
      return [];
    }
    const url = line.replaceAll('&amp;', '&').replace(/^<a [^>]*>([^<]*)<\/a>$/, '$1');
    if (isEmbeddable(url)) return [embedElement(url)];
    return line === '' ? [] : toLine(line, context);
  });
}

function toGallery(element: Element, context: Conversion): Elements {
  const ids = (getAttribute(element, 'data-ids') ?? '').split(',').map((id) => id.trim());
  const images = context.findGallery?.(ids.filter((id) => id !== '')) ?? [];
  if (images.length > 0) return [galleryElement(images)];
  context.onLost('a gallery was left out, as none of its images is in the export');
  return [];
}

function toPicture(element: Element, context: Conversion): Elements {
  const inside = findElements(element.children, 'img');
  const [image] = element.name === 'img' || inside.length === 0 ? [element] : inside;
  const found = image === undefined ? undefined : toImage(image, context);
  return found === undefined ? [] : [found];
}

function toHeading(element: Element, context: Conversion): Elements {
  const id = getAttribute(element, 'id');
  // Readers link to headings from elsewhere, so that their ids stay whether the body uses them or not.
  const anchors = id === undefined ? context.anchors : [toAnchorId(id), ...context.anchors.splice(0)];
  const level = Number(element.name[1]);
  const inner = toElements(element.children, { ...context, anchors, level, hasLineBreaks: false });
  if (id !== undefined)
    context.anchors.push(...anchors.slice(inner.some(({ type }) => type === 'header') ? 0 : 1));
  return inner;
}

function toCode(element: Element, context: Conversion): Elements {
  // The numbers of the lines of a listing are links to themselves.
  const isLink = ({ name, attribs }: Element): boolean =>
    name === 'a' && !/^#|^$/.test(attribs['href']?.trim() ?? '');
  const isShown = (inner: Element): boolean =>
    (MEDIA.has(inner.name) && !isIcon(inner)) || isProviderMarkup(inner);
  const isText =
    hasClass(element, /verse|poem/) ||
    hasElement(element.children, (inner) => isShown(inner) || isLink(inner));
  if (isText) return toElements(element.children, { ...context, hasLineBreaks: true });
  for (const line of findElements(element.children, 'br', 'li', 'div', 'p'))
    line.children = [...line.children, ...parseNodes('\n')];
  const text = getPlainText(element.children);
  return [{ type: 'code', content: escapeHtml(text.replace(/^\n/, '').trimEnd()) }];
}

function toContainer(element: Element, context: Conversion): Elements {
  const { name } = element;
  const hasLineBreaks = name === 'div' && context.hasLineBreaks === true;
  return toElements(element.children, { ...context, hasLineBreaks });
}

function toMedium(element: Element, context: Conversion): Elements {
  switch (element.name) {
    case 'audio':
      return toAudio(element, context);
    case 'video':
    case 'video-js':
      return toVideo(element, context);
    case 'iframe':
      return toFrame(element, context);
    case 'svg':
      return toDrawing(element, context);
    case 'object':
    case 'embed':
      return toObject(element, context);
    default:
      return [toRaw(element, context)];
  }
}

function toBlock(element: Element, context: Conversion): Elements {
  const { name } = element;
  if (/^h[1-6]$/.test(name)) return toHeading(element, context);
  passAnchor(element, context);
  if (isProviderMarkup(element)) return [toRaw(element, context)];
  if (RAW.has(name) || name === 'audio') return toMedium(element, context);
  if (isList(element)) return toList(element, context);
  switch (name) {
    case 'blockquote':
      return toQuote(element, context);
    case 'figure': {
      const [quote] = findElements(element.children, 'blockquote');
      if (quote !== undefined && hasClass(element, /pullquote/))
        quote.attribs = { ...quote.attribs, class: `${quote.attribs['class'] ?? ''} pullquote` };
      return toFigure(element, context);
    }
    case 'img':
    case 'picture':
      return toPicture(element, context);
    case 'table':
      return toTable(element, context);
    case 'pre':
      return toCode(element, context);
    case 'hr':
      return [{ type: 'divider' }];
    case 'bs-gallery':
      return toGallery(element, context);
    case 'bs-embed':
      return [embedElement(getAttribute(element, 'data-url') ?? '')];
    case 'form':
    case 'canvas':
      context.onLost(`a <${name}> was left out; its text was kept`);
      return toElements(element.children, context);
    default:
      return toContainer(element, context);
  }
}

/** Converts an inline element around blocks: each text in it gets the element. */
function toWrapped(element: Element, context: Conversion): Elements {
  passAnchor(element, context);
  const isWrapper = isInlineElement(element.name) || element.name === 'span';
  const wrappers = isWrapper ? [...context.wrappers, element] : context.wrappers;
  const inner = toElements(element.children, { ...context, wrappers });
  const link = element.name === 'a' ? getLink(element, { ...context, onLost: () => undefined }) : undefined;
  const images = findElements(element.children, 'img').flatMap((image) => findSource(image, context) ?? []);
  // A link to the same picture in another size says nothing more.
  const isPicture = images.some((url) => toFileName(url) === toFileName(link ?? ''));
  if (link !== undefined && !isPicture && !JSON.stringify(inner).replaceAll('&amp;', '&').includes(link))
    context.onLost(`the link ${link.slice(0, 200)} around what is no text was left out`);
  return inner;
}

function toElements(nodes: readonly Node[], context: Conversion): Elements {
  const elements: JsonObject[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    elements.push(...toParagraphs(run, context));
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !hasBlocks(node)) {
      if (isElement(node) && isPlayerScript(node))
        elements.push(rawHtmlElement(`<script src="${escapeHtml(node.attribs['src'] ?? '')}"></script>`));
      else run.push(node);
      continue;
    }
    if (skipUnseen(node, context) !== undefined) continue;
    endRun();
    elements.push(...(isBlock(node) ? toBlock(node, context) : toWrapped(node, context)));
  }
  endRun();
  return elements;
}

/** Returns whether a node is the script that is a player's only markup; pages make a frame of it. */
function isPlayerScript(node: Element): boolean {
  return (
    node.name === 'script' &&
    /^(?:https?:)?\/\/(?:cdn\.jwplayer|content\.jwplatform)\.com\/players\/[\w-]+\.js/i.test(
      node.attribs['src'] ?? '',
    )
  );
}

/**
 * Replaces tags by spaces without parsing, in time that grows with the length alone. A `<` far before its `>` is text, like
 * one without a `>`.
 */
function dropTags(html: string): string {
  const end = html.lastIndexOf('>') + 1;
  const text = html.slice(0, end).replace(/<[^>]*>/g, (found) => {
    const start = found.indexOf('<', found.length - LONGEST_TAG);
    return start < 0 ? found : `${found.slice(0, start)} `;
  });
  return text + html.slice(end);
}

function dropMarkup(html: string, context: HtmlContext): Elements {
  context.onLost('the markup opens thousands of elements and ends none; its text was kept');
  const text = dropTags(html).replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [textElement(text.replaceAll('<', '&lt;'))];
}

/** Converts HTML to body elements. Never throws for invalid HTML. */
export function convertHtml(html: string, context: HtmlContext): Elements {
  if (html.length > LONGEST_BODY) {
    context.onLost(`the body has ${html.length} characters, and the limit is ${LONGEST_BODY}; it was cut`);
    return convertHtml(html.slice(0, LONGEST_BODY), context);
  }
  if (isEndless(html)) return dropMarkup(html, context);
  const nodes = parseNodes(html, () =>
    context.onLost('the markup is nested deeper than 200 levels; what was deeper lost its markup'),
  );
  const conversion: Conversion = {
    ...context,
    targets: context.targets ?? findTargets(html),
    anchors: [],
    wrappers: [],
    convert: toElements,
  };
  prepareTree(nodes, conversion);
  const elements = toElements(nodes, conversion);
  const [first] = conversion.anchors;
  if (first === undefined) return elements;
  return [...elements, textElement(withAnchors('', conversion))];
}

/** Returns the text of HTML, in one line. */
export function htmlToText(html: string): string {
  return isEndless(html) ? dropTags(html).replace(/\s+/g, ' ').trim() : getWords(parseNodes(html));
}
