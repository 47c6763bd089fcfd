import type { JsonObject } from '../../json/Json.ts';
import { rawHtmlElement, textElement } from './elements.ts';
import type { HtmlContext } from './HtmlContext.ts';
import { inlineText } from './inlineHtml.ts';
import { getAttribute, findElements, isElement, outerHtml } from './nodes.ts';
import type { Element, Node } from './nodes.ts';

const isList = (node: Node): boolean => isElement(node) && (node.name === 'ul' || node.name === 'ol');

/** Converts a list; a nested list becomes an item of its own. */
export function toList(element: Element, context: HtmlContext): JsonObject {
  const items = element.children.filter(isElement).flatMap((item): readonly JsonObject[] => {
    if (isList(item)) return [toList(item, context)];
    const text = inlineText(
      item.children.filter((child) => !isList(child)),
      context,
    );
    const nested = item.children
      .filter(isElement)
      .filter(isList)
      .map((list) => toList(list, context));
    return [...(text === '' ? [] : [textElement(text)]), ...nested];
  });
  return { type: 'list', list_type: element.name === 'ol' ? 'ordered' : 'unordered', items };
}

const getCells = (row: Element): readonly Element[] =>
  row.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');

/** Converts a table. One with merged cells or a nested table stays HTML; one without cells gives undefined. */
export function toTable(element: Element, context: HtmlContext): JsonObject | undefined {
  const rows = findElements(element.children, 'tr');
  const cells = rows.flatMap(getCells);
  if (cells.length === 0) return undefined;
  const spans = (cell: Element): boolean =>
    ['colspan', 'rowspan'].some((name) => (getAttribute(cell, name) ?? '1') !== '1');
  if (cells.some(spans) || findElements(element.children, 'table').length > 0)
    return rawHtmlElement(outerHtml(element));
  const [first, ...others] = rows;
  const isHead = first !== undefined && getCells(first).every(({ name }) => name === 'th');
  const toRow = (row: Element): readonly JsonObject[] =>
    getCells(row).map((cell) => textElement(inlineText(cell.children, context)));
  return {
    type: 'table',
    header: isHead ? toRow(first) : [],
    rows: (isHead ? others : rows).map(toRow),
  };
}
