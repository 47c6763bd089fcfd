/**
 * Converts the HTML of a body to body elements of ANS.
 *
 * The tree is walked once. Inline nodes are collected into a paragraph until the next block, such as a heading, an image or
 * a list. Markup without a matching element stays HTML, which is sanitised like any other when a page is rendered.
 */
import type { JsonObject } from '../../json/Json.ts';
import {
  audioElement,
  galleryElement,
  headerElement,
  quoteElement,
  rawHtmlElement,
  textElement,
} from './elements.ts';
import { embedElement, isEmbeddable } from './embeds.ts';
import { toImage, toImages } from './figures.ts';
import type { HtmlContext } from './HtmlContext.ts';
import { escapeHtml, inlineText } from './inlineHtml.ts';
import { toList, toTable } from './listsAndTables.ts';
import {
  getAttribute,
  findElements,
  hasClass,
  isElement,
  isTooDeep,
  outerHtml,
  parseNodes,
  getPlainText,
} from './nodes.ts';
import type { Element, Node } from './nodes.ts';
import { resolveUrl } from './resolveUrl.ts';

/** The longest body, in characters, as much as ten novels; a longer one is cut. */
export const LONGEST_BODY = 4_000_000;
/** The longest tag, in characters, that is removed from markup which is too deep to be parsed. */
const LONGEST_TAG = 2_002;

const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html iframe img li main nav ol object p picture pre section table ul video audio embed canvas svg bs-embed bs-gallery'.split(
    ' ',
  ),
);
/** HTML elements that show something and have no body element; they are kept as HTML. */
const RAW: ReadonlySet<string> = new Set(['iframe', 'object', 'embed', 'details', 'svg', 'video']);
const SOCIAL =
  /^(?:twitter-(?:tweet|video)|instagram-media|tiktok-embed|fb-(?:post|video)|bluesky-embed|reddit-embed-bq)$/;
const SILENT: ReadonlySet<string> = new Set([
  'style',
  'template',
  'head',
  'title',
  'meta',
  'link',
  'noscript',
  'nav',
]);
/** Scripts of embed providers; they are dropped without a warning, because the markup works without them. */
const PROVIDER_SCRIPT =
  /(?:twitter|x|instagram|tiktok|facebook|redditmedia|bsky|spotify|flickr)\.(?:com|net|app)\//i;

type Elements = readonly JsonObject[];

function hasBlocks(node: Node): boolean {
  return isElement(node) && (BLOCKS.has(node.name) || node.children.some(hasBlocks));
}

/** Splits a run of inline nodes into paragraphs at blank lines, if the context has line breaks as paragraphs. */
function splitLines(run: readonly Node[], context: HtmlContext): readonly string[] {
  if (context.hasLineBreaks !== true) return [inlineText(run, context)];
  const text = inlineText(run, context);
  return text.split(/\r?\n[^\S\n]*\r?\n\s*/).map((line) => line.trim().replace(/\r?\n/g, '<br/>'));
}

function toParagraphs(run: readonly Node[], context: HtmlContext): Elements {
  return splitLines(run, context).flatMap((line) => {
    const url = line.replaceAll('&amp;', '&').replace(/^<a [^>]*>([^<]*)<\/a>$/, '$1');
    if (isEmbeddable(url)) return [embedElement(url)];
    return line === '' ? [] : [textElement(line)];
  });
}

function toQuotation(element: Element, subtype: 'blockquote' | 'pullquote', context: HtmlContext): Elements {
  const isCitation = (node: Node): boolean =>
    isElement(node) && (node.name === 'cite' || node.name === 'footer' || node.name === 'figcaption');
  const citation = inlineText(
    element.children.filter(isCitation).flatMap((node) => (isElement(node) ? node.children : [])),
    context,
  );
  const inner = toElements(
    element.children.filter((child) => !isCitation(child)),
    context,
  );
  return inner.length === 0 ? [] : [quoteElement(inner, { subtype, citation })];
}

function toQuote(element: Element, context: HtmlContext): Elements {
  if (hasClass(element, SOCIAL)) return [rawHtmlElement(outerHtml(element))];
  return toQuotation(element, hasClass(element, /pull-?quote/) ? 'pullquote' : 'blockquote', context);
}

function toAudio(element: Element, context: HtmlContext): Elements {
  const [source] = findElements(element.children, 'source');
  const given =
    getAttribute(element, 'src') ?? (source === undefined ? undefined : getAttribute(source, 'src'));
  const url = given === undefined ? undefined : resolveUrl(given, context);
  return url === undefined ? [] : [audioElement(url)];
}

function toFigure(element: Element, context: HtmlContext): Elements {
  const isEmbed = hasClass(element, /^wp-block-embed|^kg-embed-card/);
  const text = getPlainText(
    element.children.filter((child) => !isElement(child) || child.name !== 'figcaption'),
  ).trim();
  if (isEmbed && /^https?:\/\/\S+$/.test(text)) return [embedElement(text)];
  const isPullQuote = hasClass(element, /pullquote/);
  const [quote] = findElements(element.children, 'blockquote');
  if (isPullQuote && quote !== undefined) return toQuotation(quote, 'pullquote', context);
  const other = findElements(
    element.children,
    'table',
    'iframe',
    'video',
    'audio',
    'pre',
    'blockquote',
    'svg',
  );
  if (other.length === 0) {
    const image = toImages(element, context);
    if (image !== undefined) return [image];
  }
  return toElements(element.children, context);
}

function toGallery(element: Element, context: HtmlContext): Elements {
  const ids = (getAttribute(element, 'data-ids') ?? '').split(',').map((id) => id.trim());
  const images = context.findGallery?.(ids.filter((id) => id !== '')) ?? [];
  if (images.length > 0) return [galleryElement(images)];
  context.onLost('a gallery was left out, as none of its images is in the export');
  return [];
}

function toRaw(element: Element): Elements {
  return [rawHtmlElement(outerHtml(element))];
}

function toPicture(element: Element, context: HtmlContext): Elements {
  const [image] = element.name === 'img' ? [element] : findElements(element.children, 'img');
  const found = image === undefined ? undefined : toImage(image, context);
  return found === undefined ? [] : [found];
}

function toBlock(element: Element, context: HtmlContext): Elements {
  const { name } = element;
  if (RAW.has(name)) return toRaw(element);
  if (/^h[1-6]$/.test(name) && !element.children.some(hasBlocks)) {
    const text = inlineText(element.children, context);
    return text === '' ? [] : [headerElement(Number(name[1]), text)];
  }
  switch (name) {
    case 'ul':
    case 'ol':
      return [toList(element, context)];
    case 'blockquote':
      return toQuote(element, context);
    case 'figure':
      return toFigure(element, context);
    case 'img':
    case 'picture':
      return toPicture(element, context);
    case 'table': {
      const table = toTable(element, context);
      return table === undefined ? [] : [table];
    }
    case 'pre':
      return [
        { type: 'code', content: escapeHtml(getPlainText(element.children).replace(/^\n/, '').trimEnd()) },
      ];
    case 'hr':
      return [{ type: 'divider' }];
    case 'audio':
      return toAudio(element, context);
    case 'bs-gallery':
      return toGallery(element, context);
    case 'bs-embed':
      return [embedElement(getAttribute(element, 'data-url') ?? '')];
    case 'form':
    case 'canvas':
      context.onLost(`a <${name}> was left out; its text was kept`);
      return toElements(element.children, context);
    default:
      return toElements(element.children, {
        ...context,
        hasLineBreaks: name === 'div' && context.hasLineBreaks === true,
      });
  }
}

function noteScript(element: Element, { onLost }: HtmlContext): void {
  const source = getAttribute(element, 'src') ?? '';
  if (PROVIDER_SCRIPT.test(source)) return;
  onLost(`a script was left out${source === '' ? '' : `: ${source.slice(0, 120)}`}`);
}

function toElements(nodes: readonly Node[], context: HtmlContext): Elements {
  const elements: JsonObject[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    elements.push(...toParagraphs(run, context));
    run = [];
  };
  for (const node of nodes) {
    if (isElement(node) && SILENT.has(node.name)) continue;
    if (isElement(node) && node.name === 'script') noteScript(node, context);
    else if (hasBlocks(node) && isElement(node)) {
      endRun();
      elements.push(...(BLOCKS.has(node.name) ? toBlock(node, context) : toElements(node.children, context)));
    } else run.push(node);
  }
  endRun();
  return elements;
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

/** Converts HTML to body elements. Never throws for invalid HTML. */
export function convertHtml(html: string, context: HtmlContext): Elements {
  if (html.length > LONGEST_BODY) {
    context.onLost(`the body has ${html.length} characters, and the limit is ${LONGEST_BODY}; it was cut`);
    return convertHtml(html.slice(0, LONGEST_BODY), context);
  }
  if (!isTooDeep(html)) return toElements(parseNodes(html), context);
  context.onLost('the markup is nested deeper than 200 levels; its text was kept');
  const text = dropTags(html).replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [textElement(text.replaceAll('<', '&lt;'))];
}

/** Returns the text of HTML, in one line. */
export function htmlToText(html: string): string {
  return getPlainText(parseNodes(html)).replace(/\s+/g, ' ').trim();
}
