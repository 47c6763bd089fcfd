/** The items of a collection's document, and the changes that editors make to them. */
import { isRecord, number, text } from '@broadsheet/client-core';
import type { SettingDocument } from '../settings/Setting.ts';

/** An item as it is stored: a story, or an element that an import has brought. */
export type Item = Readonly<Record<string, unknown>>;

export const getId = (item: Item): string => text(item['_id']) ?? '';

/** The types of elements written out in a collection that readers see by a headline and a picture. */
const WORDED: readonly unknown[] = ['story', 'gallery', 'video'];

/** Returns an element that is written out in the collection instead of referring to a story; `undefined` for a reference. */
export function getInline(item: Item): Item | undefined {
  const { element } = item;
  if (!isRecord(element) || element['type'] === 'reference' || element['type'] === 'promo_reference')
    return undefined;
  return element;
}

/** Returns whether an item can have a headline, a description and a picture here. */
export function canHaveWords(item: Item): boolean {
  const inline = getInline(item);
  return inline === undefined || WORDED.includes(inline['type']);
}

const toLine = (html: string): string => html.replaceAll(/<\/?[a-z][^>]*>/gi, ' ').trim();

/** Returns the first words of an element that is written out. */
export function getInlineTitle(item: Item): string | undefined {
  const inline = getInline(item);
  const headlines = inline?.['headlines'];
  const words = (isRecord(headlines) ? text(headlines['basic']) : undefined) ?? text(inline?.['content']);
  return words === undefined || toLine(words) === '' ? undefined : toLine(words).slice(0, 120);
}

export function getItems(document: SettingDocument): readonly Item[] {
  const { children } = document;
  return Array.isArray(children) ? children.filter(isRecord) : [];
}

/** Returns the end of an item's pin, in milliseconds since 1970; `undefined` if it is not pinned now. */
export function getPin(item: Item, now: number): number | undefined {
  const end = number(item['pinnedUntil']);
  return end !== undefined && end > now ? end : undefined;
}

const isPinned = (item: Item, now: number): boolean => getPin(item, now) !== undefined;

/** Returns the items in the order in which readers see them: those that are pinned come first. */
export function shownItems(document: SettingDocument, now: number): readonly Item[] {
  const items = getItems(document);
  return [...items.filter((item) => isPinned(item, now)), ...items.filter((item) => !isPinned(item, now))];
}

const withItems = (document: SettingDocument, children: readonly Item[]): SettingDocument => ({
  ...document,
  children,
});

export interface Placing {
  readonly id: string;
  /** The place before which it goes, in the order that readers see; the number of items for the end. */
  readonly before: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Moves an item. A pinned item moves among the pinned ones, any other one below them: the place of a pinned item after the
 * end of its pin stays.
 */
export function moveItem(document: SettingDocument, { id, before, now }: Placing): SettingDocument {
  const items = getItems(document);
  const moved = items.find((item) => getId(item) === id);
  if (moved === undefined) return document;
  const isWithMoved = (item: Item) => isPinned(item, now) === isPinned(moved, now);
  const group = items.filter(isWithMoved);
  const start = isPinned(moved, now) ? 0 : items.length - group.length;
  const from = group.indexOf(moved);
  const to = Math.min(Math.max(before - start, 0), group.length);
  const others = group.filter((item) => item !== moved);
  const next = others.toSpliced(to > from ? to - 1 : to, 0, moved);
  if (next.every((item, index) => item === group[index])) return document;
  const queue = next.values();
  return withItems(
    document,
    items.map((item) => (isWithMoved(item) ? (queue.next().value ?? item) : item)),
  );
}

/** Adds a story before a place that readers see; below the pinned stories at least. */
export function insertItem(document: SettingDocument, { id, before, now }: Placing): SettingDocument {
  const items = getItems(document);
  if (items.some((item) => getId(item) === id)) return moveItem(document, { id, before, now });
  const shown = shownItems(document, now);
  const pinned = items.filter((item) => isPinned(item, now)).length;
  const follower = shown[Math.max(before, pinned)];
  const place = follower === undefined ? items.length : items.indexOf(follower);
  return withItems(document, items.toSpliced(place, 0, { _id: id, type: 'story' }));
}

export const removeItem = (document: SettingDocument, id: string): SettingDocument =>
  withItems(
    document,
    getItems(document).filter((item) => getId(item) !== id),
  );

export interface ItemChange {
  readonly id: string;
  readonly change: (item: Item) => Item;
}

/** Changes the item with an id; without one the document stays. */
export function replaceItem(document: SettingDocument, { id, change }: ItemChange): SettingDocument {
  const items = getItems(document);
  if (!items.some((item) => getId(item) === id)) return document;
  return withItems(
    document,
    items.map((item) => (getId(item) === id ? change(item) : item)),
  );
}
