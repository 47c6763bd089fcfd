/**
 * Converts between the elements of a stored collection and the items that editors change: a story, a gallery or a video,
 * with the headline, the description and the picture that it has only here. Whatever an imported element has besides stays
 * as it is.
 */
import { createHash } from 'node:crypto';
import {
  isJsonObject,
  listAt,
  objectAt,
  omit,
  parseJson,
  textAt,
  valueAt,
} from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { isPlain, toHtml, toPlainText } from './plainText.ts';

/** The texts of an item, and where an element has them. */
const TEXTS = [
  ['headline', 'headlines'],
  ['description', 'description'],
] as const;

const PINNED = 'pinned_until';

/** The types of elements written out in a collection that readers see by a headline and a picture. */
const WORDED: readonly Json[] = ['story', 'gallery', 'video'];

const isReference = (element: JsonObject): boolean =>
  (element['type'] === 'reference' || element['type'] === 'promo_reference') &&
  textAt(element, 'referent', 'id') !== undefined;

/** Returns an object without a member, or undefined when it then is empty. */
function without(value: JsonObject, name: string): JsonObject | undefined {
  const rest = omit(value, name);
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** Returns an object with a member replaced; undefined removes it. */
const withMember = (value: JsonObject, name: string, member: Json | undefined): JsonObject =>
  member === undefined ? omit(value, name) : { ...value, [name]: member };

/** Replaces the member `basic` of an object within another one; empty objects are removed. */
function withBasic(value: JsonObject, name: string, basic: Json | undefined): JsonObject {
  const within = objectAt(value, name) ?? {};
  const next = basic === undefined ? without(within, 'basic') : { ...within, basic };
  return withMember(value, name, next);
}

const getOwn = (element: JsonObject): JsonObject =>
  objectAt(element, 'referent', 'referent_properties') ?? {};

function withOwn(element: JsonObject, own: JsonObject): JsonObject {
  const referent = objectAt(element, 'referent') ?? {};
  const properties = Object.keys(own).length === 0 ? undefined : own;
  return { ...element, referent: withMember(referent, 'referent_properties', properties) };
}

/** The members of an item's own picture, from those of a stored one. */
function readPicture(own: JsonObject): JsonObject {
  const picture = objectAt(own, 'promo_items', 'basic');
  const url = textAt(picture, 'url');
  if (picture === undefined || url === undefined || textAt(picture, 'type') !== 'image') return {};
  const [id, alt, auth] = [textAt(picture, '_id'), textAt(picture, 'alt_text'), objectAt(picture, 'auth')];
  const [width, height] = [valueAt(picture, 'width'), valueAt(picture, 'height')];
  return {
    image: url,
    ...(id !== undefined && { imageId: id }),
    ...(alt !== undefined && { imageAlt: alt }),
    ...(auth !== undefined && { imageAuth: JSON.stringify(auth) }),
    ...(typeof width === 'number' && { imageWidth: String(width) }),
    ...(typeof height === 'number' && { imageHeight: String(height) }),
  };
}

function parseAuth(text: string | undefined): JsonObject | undefined {
  try {
    const auth = text === undefined ? undefined : parseJson(text);
    return isJsonObject(auth) && Object.values(auth).every((each) => typeof each === 'string')
      ? auth
      : undefined;
  } catch {
    // The tokens are only a help for the resizer: without them the picture appears in its original size.
    return undefined;
  }
}

const toLength = (text: string | undefined): number | undefined =>
  /^\d{1,5}$/.test(text ?? '') ? Number(text) : undefined;

function writePicture(item: JsonObject, stored: JsonObject | undefined): JsonObject | undefined {
  const url = textAt(item, 'image');
  if (url === undefined || url === '') return undefined;
  const kept = textAt(stored, 'url') === url ? omit(stored ?? {}, 'alt_text') : {};
  const id = textAt(item, 'imageId') ?? '';
  // The tokens sign the id: without it the resizer refuses them.
  const auth = id === '' ? undefined : parseAuth(textAt(item, 'imageAuth'));
  const [width, height] = [toLength(textAt(item, 'imageWidth')), toLength(textAt(item, 'imageHeight'))];
  const alt = textAt(item, 'imageAlt') ?? '';
  return {
    ...kept,
    type: 'image',
    ...(id !== '' && { _id: id }),
    url,
    ...(alt !== '' && { alt_text: alt }),
    ...(auth !== undefined && { auth }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

const isSame = (one: JsonObject, other: JsonObject): boolean => {
  const sort = (value: Json): Json =>
    isJsonObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, sort(each)]),
        )
      : value;
  return JSON.stringify(sort(one)) === JSON.stringify(sort(other));
};

function withoutPin(element: JsonObject): JsonObject {
  const more = objectAt(element, 'additional_properties');
  return more === undefined ? element : withMember(element, 'additional_properties', without(more, PINNED));
}

/** Returns the members of an item that say until when its element is pinned. */
function readPin(element: JsonObject): JsonObject {
  const pinnedUntil = Date.parse(textAt(element, 'additional_properties', PINNED) ?? '');
  return Number.isNaN(pinnedUntil) ? {} : { pinnedUntil };
}

/** Removes from an element what an item has in members of its own. */
function getRest(element: JsonObject): JsonObject {
  let own = getOwn(element);
  for (const [, name] of TEXTS) {
    const html = textAt(own, name, 'basic');
    if (html !== undefined && isPlain(html)) own = withBasic(own, name, undefined);
  }
  const picture = objectAt(own, 'promo_items', 'basic');
  const written = writePicture(readPicture(own), undefined);
  if (picture !== undefined && written !== undefined && isSame(picture, written))
    own = withBasic(own, 'promo_items', undefined);
  return withOwn(withoutPin(element), own);
}

const plainReference = (id: string, type: string): JsonObject => ({
  type: 'promo_reference',
  referent: { type, id },
});

function readReference(element: JsonObject, id: string): JsonObject {
  const type = textAt(element, 'referent', 'type') ?? 'story';
  const own = getOwn(element);
  const texts = TEXTS.flatMap(([member, name]) => {
    const html = textAt(own, name, 'basic');
    return html === undefined ? [] : [[member, toPlainText(html)] as const];
  });
  const rest = getRest(element);
  return {
    _id: id,
    type,
    ...Object.fromEntries(texts),
    ...readPicture(own),
    ...readPin(element),
    ...(!isSame(rest, plainReference(id, type)) && { element: rest }),
  };
}

/** Returns the id that an element gives its item: it is the same wherever the element stands. */
const nameElement = (element: JsonObject): string =>
  (isReference(element) ? textAt(element, 'referent', 'id') : textAt(element, '_id')) ??
  `element-${createHash('sha256').update(JSON.stringify(element)).digest('hex').slice(0, 12)}`;

/** Reads the elements of a collection as items, each with an id of its own. */
export function readItems(elements: readonly Json[]): readonly JsonObject[] {
  const counts = new Map<string, number>();
  return elements.filter(isJsonObject).map((element) => {
    const named = nameElement(element);
    const count = (counts.get(named) ?? 0) + 1;
    counts.set(named, count);
    const id = count === 1 ? named : `${named}~${count}`;
    if (isReference(element)) return readReference(element, id);
    const type = textAt(element, 'type') ?? 'text';
    return { _id: id, type, ...readPin(element), element: withoutPin(element) };
  });
}

/** Returns the moment until which an item is pinned, in milliseconds since 1970; undefined when it is not pinned. */
export function getPin(item: JsonObject): number | undefined {
  const { pinnedUntil } = item;
  return typeof pinnedUntil === 'number' ? pinnedUntil : undefined;
}

function withPin(element: JsonObject, item: JsonObject): JsonObject {
  const pin = getPin(item);
  const more = objectAt(element, 'additional_properties') ?? {};
  const pinned =
    pin === undefined ? without(more, PINNED) : { ...more, [PINNED]: new Date(pin).toISOString() };
  return withMember(element, 'additional_properties', pinned);
}

/** Writes the id of its item into an element that has changed and has none: it would get another one when it is read again. */
function withId(next: JsonObject, { item, before }: Record<'item' | 'before', JsonObject>): JsonObject {
  const { _id: id = '' } = item;
  return isSame(next, before) || textAt(before, '_id') !== undefined ? next : { ...next, _id: id };
}

/**
 * Returns an element that is written out in the collection, with the words, the picture and the pin of its item. What the
 * item does not have stays as it is.
 */
function writeInline(element: JsonObject, item: JsonObject): JsonObject {
  let worded = withPin(element, item);
  if (!WORDED.includes(element['type'] ?? '')) return withId(worded, { item, before: element });
  for (const [member, name] of TEXTS) {
    const text = textAt(item, member) ?? '';
    if (text !== '') worded = withBasic(worded, name, toHtml(text));
  }
  const picture = writePicture(item, objectAt(element, 'promo_items', 'basic'));
  if (picture !== undefined) worded = withBasic(worded, 'promo_items', picture);
  return withId(worded, { item, before: element });
}

/** Returns the element of an item, as it is stored in the collection. */
export function toElement(item: JsonObject): JsonObject {
  const kept = objectAt(item, 'element');
  if (kept !== undefined && !isReference(kept)) return writeInline(kept, item);
  const base = kept ?? plainReference(textAt(item, '_id') ?? '', textAt(item, 'type') ?? 'story');
  let own = getOwn(base);
  const stored = objectAt(own, 'promo_items', 'basic');
  for (const [member, name] of TEXTS) {
    const text = textAt(item, member) ?? '';
    const html = textAt(own, name, 'basic');
    if (html !== undefined && toPlainText(html) === text) continue;
    own = withBasic(own, name, text === '' ? undefined : toHtml(text));
  }
  const picture = writePicture(item, stored);
  // A picture by reference is none of the members of an item, and stays.
  const isOwn = stored === undefined || textAt(stored, 'type') === 'image';
  if (picture !== undefined || isOwn) own = withBasic(own, 'promo_items', picture);
  return withPin(withOwn(base, own), item);
}

/** Returns the ids in the order in which readers see the items: those that are pinned now come first. */
export function inShownOrder(items: readonly JsonObject[], now: number): readonly JsonObject[] {
  const isPinned = (item: JsonObject) => (getPin(item) ?? 0) > now;
  return [...items.filter(isPinned), ...items.filter((item) => !isPinned(item))];
}

/** Returns the items in the order of their ids; those that are not named keep their place behind. */
export function inOrder(items: readonly JsonObject[], ids: readonly Json[]): readonly JsonObject[] {
  const placeOf = (item: JsonObject): number => {
    const place = ids.indexOf(textAt(item, '_id') ?? '');
    return place < 0 ? ids.length : place;
  };
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export const getItems = (document: JsonObject): readonly JsonObject[] =>
  listAt(document, 'children').filter(isJsonObject);
