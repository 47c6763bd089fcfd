/** The body of a post in Ghost's former editor: mobiledoc, whose sections are numbers and lists. */
import { headerElement, quoteElement, textElement } from '../html/elements.ts';
import { embedElement, isEmbeddable } from '../html/embeds.ts';
import type { HtmlContext } from '../html/HtmlContext.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import { resolveLink } from '../html/resolveUrl.ts';
import { isJsonList, isJsonObject, listAt, parseJson } from '../../json/Json.ts';
import type { Json, JsonObject } from '../../json/Json.ts';
import { cardElements } from './cards.ts';

const MARKUP_SECTION = 1;
const IMAGE_SECTION = 2;
const LIST_SECTION = 3;
const CARD_SECTION = 10;
const TAGS: readonly string[] = [
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'code',
  'sub',
  'sup',
  'a',
  'mark',
  'del',
];

interface Mobiledoc {
  readonly atoms: readonly Json[];
  readonly cards: readonly Json[];
  readonly markups: readonly Json[];
  readonly context: HtmlContext;
}

const partsOf = (value: Json | undefined): readonly Json[] => (isJsonList(value) ? value : []);
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : -1);

/** The opening and the closing tag of a markup. */
function tagsOf(markup: Json | undefined, { context }: Mobiledoc): readonly [string, string] {
  const [name, attributes] = partsOf(markup);
  const tag = textOf(name).toLowerCase();
  if (!TAGS.includes(tag)) return ['', ''];
  if (tag !== 'a') return [`<${tag}>`, `</${tag}>`];
  const list = partsOf(attributes);
  const href = resolveLink(textOf(list[list.indexOf('href') + 1]), context);
  return href === undefined ? ['', ''] : [`<a href="${escapeHtml(href).replaceAll('"', '&quot;')}">`, '</a>'];
}

/** A marker is `[kind, markups that open, how many close, text or number of the atom]`. */
function inlineOf(markers: readonly Json[], doc: Mobiledoc): string {
  const open: string[] = [];
  let html = '';
  for (const marker of markers) {
    const [kind, opening, closing, value] = partsOf(marker);
    for (const index of partsOf(opening)) {
      const [begin, end] = tagsOf(doc.markups[numberOf(index)], doc);
      html += begin;
      open.push(end);
    }
    if (numberOf(kind) === 1) {
      const [name, text] = partsOf(doc.atoms[numberOf(value)]);
      html += textOf(name) === 'soft-return' ? '<br/>' : escapeHtml(textOf(text));
    } else html += escapeHtml(textOf(value));
    for (let count = numberOf(closing); count > 0; count -= 1) html += open.pop() ?? '';
  }
  return (html + open.toReversed().join('')).trim();
}

function toMarkup(tag: string, text: string): readonly JsonObject[] {
  if (text === '') return [];
  if (/^h[1-6]$/.test(tag)) return [headerElement(Number(tag[1]), text)];
  if (tag === 'blockquote') return [quoteElement([textElement(text)])];
  if (tag === 'aside') return [quoteElement([textElement(text)], { subtype: 'pullquote' })];
  return isEmbeddable(text) ? [embedElement(text)] : [textElement(text)];
}

function toElements(section: Json, doc: Mobiledoc): readonly JsonObject[] {
  const [kind, first, second] = partsOf(section);
  switch (numberOf(kind)) {
    case MARKUP_SECTION:
      return toMarkup(textOf(first).toLowerCase(), inlineOf(partsOf(second), doc));
    case IMAGE_SECTION:
      return cardElements({ name: 'image', data: { src: textOf(first) } }, doc.context) ?? [];
    case LIST_SECTION: {
      const items = partsOf(second).map((item) => inlineOf(partsOf(item), doc));
      const list_type = textOf(first).toLowerCase() === 'ol' ? 'ordered' : 'unordered';
      return [{ type: 'list', list_type, items: items.filter((item) => item !== '').map(textElement) }];
    }
    case CARD_SECTION: {
      const [name, data] = partsOf(doc.cards[numberOf(first)]);
      const card = cardElements({ name: textOf(name), data: isJsonObject(data) ? data : {} }, doc.context);
      if (card === undefined) doc.context.onLost(`a card of the kind "${textOf(name)}" was left out`);
      return card ?? [];
    }
    default:
      doc.context.onLost('a section of an unknown kind was left out');
      return [];
  }
}

/** @throws SyntaxError the text is not JSON */
export function mobiledocBody(text: string, context: HtmlContext): readonly JsonObject[] {
  const value = parseJson(text);
  const doc: Mobiledoc = {
    atoms: listAt(value, 'atoms'),
    cards: listAt(value, 'cards'),
    markups: listAt(value, 'markups'),
    context,
  };
  return listAt(value, 'sections').flatMap((section) => toElements(section, doc));
}
