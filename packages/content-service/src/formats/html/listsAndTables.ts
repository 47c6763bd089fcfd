/**
 * Converts lists and tables. Body elements have text in items and cells; a list or a table that holds more, such as pictures,
 * stays HTML as a whole, so that each thing stays at its place.
 */
import type { JsonObject } from '@broadsheet/service-kit/json';
import { BLOCKS, isIcon, isProviderMarkup, MEDIA } from './elementKinds.ts';
import { textElement } from './elements.ts';
import { isPictureOnly, toFigure, toPictureList } from './figures.ts';
import { getTarget } from './anchors.ts';
import type { Conversion } from './HtmlContext.ts';
import { getEmoji, inlineText } from './inlineHtml.ts';
import { findElements, getAttribute, getPlainText, hasClass, hasElement, isElement } from './nodes.ts';
import type { Element, Node } from './nodes.ts';
import { toRaw } from './rawHtml.ts';

type Elements = readonly JsonObject[];

const PARAGRAPHS = '<br/><br/>';
/** Blocks that are lines of text where only text can be. */
const LINES = /^(?:p|div|li|center|section|address|dl|dt|dd|span|h[1-6]|header|footer)$/;

export const isList = (node: Node): boolean => isElement(node) && /^(?:ul|ol|menu|dir)$/.test(node.name);

const isEmpty = (node: Node): boolean => !isElement(node) && getPlainText([node]).trim() === '';

/** Returns whether an element cannot stand in a line of text. */
const isRich = (element: Element): boolean =>
  (MEDIA.has(element.name) && getEmoji(element) === undefined && !isIcon(element)) ||
  isProviderMarkup(element) ||
  (BLOCKS.has(element.name) && !MEDIA.has(element.name) && !LINES.test(element.name));

const isRichNode = (node: Node): boolean =>
  hasElement([node], (element) => isRich(element) || isList(element));

/** Returns what stands in an item; a list may hold other things directly, although it should not. */
const getContent = (item: Node): readonly Node[] =>
  isElement(item) && item.name === 'li' ? item.children : [item];

/** Returns whether an item is text followed by lists at most. */
function isPlainItem(item: Node): boolean {
  if (!isElement(item)) return true;
  if (isList(item)) return isPlainList(item);
  const nodes = getContent(item).filter((child) => !isEmpty(child));
  const first = nodes.findIndex(isList);
  const texts = first < 0 ? nodes : nodes.slice(0, first);
  const lists = first < 0 ? [] : nodes.slice(first);
  return (
    !texts.some(isRichNode) && lists.every((list) => isElement(list) && isList(list) && isPlainList(list))
  );
}

function isPlainList(list: Element): boolean {
  const [start = '1'] = [getAttribute(list, 'start')];
  const isCounted = list.name === 'ol' && (start !== '1' || list.attribs['reversed'] !== undefined);
  const hasValues = list.children.some(
    (item) => isElement(item) && getAttribute(item, 'value') !== undefined,
  );
  return !isCounted && !hasValues && list.children.every(isPlainItem);
}

function toItems(list: Element, context: Conversion): Elements {
  return list.children.flatMap((item): Elements => {
    if (isElement(item) && isList(item)) return toPlainList(item, context);
    const children = getContent(item);
    const texts = children.filter((child) => !isList(child));
    const id = isElement(item) && item.name === 'li' ? getTarget(item, context) : undefined;
    const mark = id === undefined ? '' : `<span id="${id}"></span>`;
    const text = mark + inlineText(texts, { ...context, edge: PARAGRAPHS });
    const nested = children
      .filter(isElement)
      .filter(isList)
      .flatMap((inner) => toPlainList(inner, context));
    return [...(text === '' ? [] : [textElement(text)]), ...nested];
  });
}

function toPlainList(list: Element, context: Conversion): Elements {
  const items = toItems(list, context);
  if (items.length === 0) return [];
  return [{ type: 'list', list_type: list.name === 'ol' ? 'ordered' : 'unordered', items }];
}

/** Converts a list: to a list, to a gallery when its items hold pictures alone, else to HTML. */
export function toList(list: Element, context: Conversion): Elements {
  if (isPlainList(list)) return toPlainList(list, context);
  const isGallery = hasClass(list, /gallery/) && findElements(list.children, 'img').length > 0;
  if (isGallery && isPictureOnly(list.children)) return toPictureList(list, context);
  return [toRaw(list, context)];
}

const getCells = (row: Element): readonly Element[] =>
  row.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');

/** Returns the rows of a table that belong to no table inside of it. */
function getRows(table: Element): readonly Element[] {
  return table.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.name) ? getRows(child) : [],
    );
}

/** Returns what stands in a table outside of its cells, where nothing should. */
function findLoose(table: Element): readonly Node[] {
  return table.children.flatMap((child): readonly Node[] => {
    if (!isElement(child)) return isEmpty(child) ? [] : [child];
    if (/^(?:td|th|caption|col|colgroup)$/.test(child.name)) return [];
    return /^(?:tr|thead|tbody|tfoot)$/.test(child.name) ? findLoose(child) : [child];
  });
}

/** Returns whether a table only places things: one of a single column, without a head. */
function isLayout(rows: readonly Element[]): boolean {
  const cells = rows.flatMap(getCells);
  return (
    rows.every((row) => getCells(row).length <= 1) &&
    cells.every(({ name }) => name === 'td') &&
    cells.some(({ children }) => children.some((child) => hasElement([child], isRich)))
  );
}

function toPlainTable(rows: readonly Element[], context: Conversion): JsonObject {
  const [first, ...others] = rows;
  const isHead = first !== undefined && getCells(first).every(({ name }) => name === 'th');
  const toRow = (row: Element): Elements =>
    getCells(row).map((cell) => {
      const id = getTarget(cell, context) ?? getTarget(row, context);
      const mark = id === undefined ? '' : `<span id="${id}"></span>`;
      return textElement(mark + inlineText(cell.children, context));
    });
  return { type: 'table', header: isHead ? toRow(first) : [], rows: (isHead ? others : rows).map(toRow) };
}

function toCaption(table: Element, context: Conversion): Elements {
  const captions = table.children.filter(isElement).filter(({ name }) => name === 'caption');
  const aside: Element[] = [];
  const text = inlineText(captions, { ...context, aside });
  const caption = text === '' ? [] : [textElement(`<b>${text}</b>`)];
  return aside.length === 0 ? caption : [...caption, ...context.convert(aside, context)];
}

/** Converts a table. One with merged cells, or with more than text in a cell, stays HTML; a layout becomes its content. */
export function toTable(table: Element, context: Conversion): Elements {
  const rows = getRows(table).filter((row) => getCells(row).length > 0);
  const cells = rows.flatMap(getCells);
  const loose = findLoose(table);
  if (hasClass(table, /^tr-caption-container$/)) return toFigure(table, context);
  if (cells.length === 0 || isLayout(rows))
    return context.convert([...loose, ...cells.flatMap(({ children }) => children)], context);
  const spans = (cell: Element): boolean =>
    ['colspan', 'rowspan'].some((name) => (getAttribute(cell, name) ?? '1') !== '1');
  const hasRich = cells.some(({ children }) => children.some((child) => isRichNode(child)));
  if (hasRich || cells.some(spans)) return [toRaw(table, context)];
  const before = loose.length === 0 ? [] : context.convert(loose, context);
  return [...before, ...toCaption(table, context), toPlainTable(rows, context)];
}
