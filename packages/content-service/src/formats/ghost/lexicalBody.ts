/** Converts the body of a post from Ghost's current editor, a tree of Lexical nodes. */
import { headerElement, quoteElement, textElement } from '../html/elements.ts';
import { embedElement, isEmbeddable } from '../html/embeds.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import { resolveLink } from '../html/resolveUrl.ts';
import { isJsonObject, listAt, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { cardElements } from './cards.ts';
import type { GhostContext } from './cards.ts';

const DEEPEST = 50;
/** The bits of a text node's `format`, with their HTML elements. */
const FORMATS: readonly (readonly [number, string])[] = [
  [1, 'b'],
  [2, 'i'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

function formatted(node: JsonObject): string {
  const bits = typeof node.format === 'number' ? node.format : 0;
  return FORMATS.filter(([bit]) => (bits & bit) !== 0).reduce(
    (inner, [, tag]) => `<${tag}>${inner}</${tag}>`,
    escapeHtml(textAt(node, 'text') ?? ''),
  );
}

function toInline(node: Json, context: GhostContext, depth = 0): string {
  if (!isJsonObject(node)) return '';
  if (depth > DEEPEST) {
    context.onUnknown();
    return '';
  }
  const type = textAt(node, 'type') ?? '';
  if (type === 'linebreak') return '<br/>';
  if (type === 'text' || type === 'extended-text') return formatted(node);
  const inner = listAt(node, 'children')
    .map((child) => toInline(child, context, depth + 1))
    .join('');
  if (type !== 'link' && type !== 'autolink' && type !== 'at-link') return inner;
  const href = resolveLink(textAt(node, 'url') ?? '', context);
  return href === undefined ? inner : `<a href="${escapeHtml(href).replaceAll('"', '&quot;')}">${inner}</a>`;
}

const childrenText = (node: JsonObject, context: GhostContext): string =>
  listAt(node, 'children')
    .map((child) => toInline(child, context))
    .join('')
    .trim();

function toList(node: JsonObject, context: GhostContext, depth: number): JsonObject {
  const isOrdered = textAt(node, 'listType') === 'number' || textAt(node, 'tag') === 'ol';
  const items = listAt(node, 'children').flatMap((item): readonly JsonObject[] => {
    const inner = listAt(item, 'children').filter(isJsonObject);
    const isList = (child: JsonObject): boolean => textAt(child, 'type') === 'list';
    const text = inner
      .filter((child) => !isList(child))
      .map((child) => toInline(child, context))
      .join('')
      .trim();
    const nested =
      depth > DEEPEST ? [] : inner.filter(isList).map((child) => toList(child, context, depth + 1));
    return [...(text === '' ? [] : [textElement(text)]), ...nested];
  });
  return { type: 'list', list_type: isOrdered ? 'ordered' : 'unordered', items };
}

function toElements(node: JsonObject, context: GhostContext): readonly JsonObject[] {
  const type = textAt(node, 'type') ?? '';
  const card = cardElements({ name: type, data: node }, context);
  if (card !== undefined) return card;
  if (type === 'list') return [toList(node, context, 0)];
  const text = childrenText(node, context);
  if (text === '') {
    if (listAt(node, 'children').length > 0 || type === 'paragraph') return [];
    context.onUnknown();
    context.onLost(`a part of the kind "${type}" was left out`);
    return [];
  }
  switch (type) {
    case 'heading':
    case 'extended-heading':
      return [headerElement(Number(/\d/.exec(textAt(node, 'tag') ?? '')?.[0] ?? 2), text)];
    case 'quote':
    case 'extended-quote':
      return [quoteElement([textElement(text)])];
    case 'aside':
      return [quoteElement([textElement(text)], { subtype: 'pullquote' })];
    default:
      return isEmbeddable(text) ? [embedElement(text)] : [textElement(text)];
  }
}

/** Converts a Lexical document to body elements. @throws SyntaxError when the text is not JSON */
export function lexicalBody(text: string, context: GhostContext): readonly JsonObject[] {
  const tree = parseJson(text);
  const root = isJsonObject(tree) ? tree.root : undefined;
  return listAt(root, 'children')
    .filter(isJsonObject)
    .flatMap((node) => toElements(node, context));
}
