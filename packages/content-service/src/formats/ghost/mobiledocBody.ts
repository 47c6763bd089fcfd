/** Converts the body of a post from Ghost's former editor: mobiledoc, which encodes sections as nested lists. */
import { headerElement, quoteElement, textElement } from '../html/elements.ts';
import { embedElement, isEmbeddable } from '../html/embeds.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import { resolveLink } from '../html/resolveUrl.ts';
import { isJsonList, isJsonObject, listAt, parseJson } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { cardElements } from './cards.ts';
import type { GhostContext } from './cards.ts';

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
  readonly context: GhostContext;
}

const readList = (value: Json | undefined): readonly Json[] => (isJsonList(value) ? value : []);
const readText = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const readIndex = (value: Json | undefined): number => (typeof value === 'number' ? value : -1);

/** Returns the opening and the closing tag of a markup; two empty texts for a markup that is not kept. */
function toTags(markup: Json | undefined, { context }: Mobiledoc): readonly [string, string] {
  const [name, attributes] = readList(markup);
  const tag = readText(name).toLowerCase();
  if (!TAGS.includes(tag)) return ['', ''];
  if (tag !== 'a') return [`<${tag}>`, `</${tag}>`];
  const list = readList(attributes);
  const href = resolveLink(readText(list[list.indexOf('href') + 1]), context);
  return href === undefined ? ['', ''] : [`<a href="${escapeHtml(href).replaceAll('"', '&quot;')}">`, '</a>'];
}

/** Renders markers as HTML. A marker is `[kind, markups that open, number that close, text or index of the atom]`. */
function toInline(markers: readonly Json[], doc: Mobiledoc): string {
  const open: string[] = [];
  let html = '';
  for (const marker of markers) {
    const [kind, opening, closing, value] = readList(marker);
    for (const index of readList(opening)) {
      const [begin, end] = toTags(doc.markups[readIndex(index)], doc);
      html += begin;
      open.push(end);
    }
    if (readIndex(kind) === 1) {
      const [name, text] = readList(doc.atoms[readIndex(value)]);
      html += readText(name) === 'soft-return' ? '<br/>' : escapeHtml(readText(text));
    } else html += escapeHtml(readText(value));
    for (let count = readIndex(closing); count > 0; count -= 1) html += open.pop() ?? '';
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
  const [kind, first, second] = readList(section);
  switch (readIndex(kind)) {
    case MARKUP_SECTION:
      return toMarkup(readText(first).toLowerCase(), toInline(readList(second), doc));
    case IMAGE_SECTION:
      return cardElements({ name: 'image', data: { src: readText(first) } }, doc.context) ?? [];
    case LIST_SECTION: {
      const items = readList(second).map((item) => toInline(readList(item), doc));
      const list_type = readText(first).toLowerCase() === 'ol' ? 'ordered' : 'unordered';
      return [{ type: 'list', list_type, items: items.filter((item) => item !== '').map(textElement) }];
    }
    case CARD_SECTION: {
      const [name, data] = readList(doc.cards[readIndex(first)]);
      const card = cardElements({ name: readText(name), data: isJsonObject(data) ? data : {} }, doc.context);
      if (card !== undefined) return card;
      doc.context.onUnknown();
      doc.context.onLost(`a card of the kind "${readText(name)}" was left out`);
      return [];
    }
    default:
      doc.context.onUnknown();
      doc.context.onLost('a section of an unknown kind was left out');
      return [];
  }
}

/** Converts a mobiledoc to body elements. @throws SyntaxError when the text is not JSON */
export function mobiledocBody(text: string, context: GhostContext): readonly JsonObject[] {
  const value = parseJson(text);
  const doc: Mobiledoc = {
    atoms: listAt(value, 'atoms'),
    cards: listAt(value, 'cards'),
    markups: listAt(value, 'markups'),
    context,
  };
  return listAt(value, 'sections').flatMap((section) => toElements(section, doc));
}
