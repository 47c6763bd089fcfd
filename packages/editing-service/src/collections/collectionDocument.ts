/**
 * The document of a collection as editors change it: `name`, `aliases`, `children` (its items), and `automatic`, the rest
 * that comes by itself. It is stored as a collection of ANS, which is what readers get.
 */
import { listAt, objectAt, omit, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { inOrder, inShownOrder, getItems, getPin, readItems, toElement } from './collectionItems.ts';
import { toHtml, toPlainText } from './plainText.ts';

/** The members of `additional_properties`: the order without the pins, and the rest that comes by itself. */
const ORDER = 'order';
const AUTOMATIC = 'automatic';

const isText = (value: Json): value is string => typeof value === 'string';

export const emptyCollection: JsonObject = { name: '', aliases: [], children: [] };

function readAutomatic(body: JsonObject): JsonObject | undefined {
  const stored = objectAt(body, 'additional_properties', AUTOMATIC);
  if (stored === undefined) return undefined;
  const [tag, size] = [textAt(stored, 'tag') ?? '', valueAt(stored, 'size')];
  return {
    sections: listAt(stored, 'sections').filter(isText),
    tag,
    size: typeof size === 'number' ? size : 0,
  };
}

/** Reads a stored collection as editors change it. */
export function readDocument(body: JsonObject): JsonObject {
  const automatic = readAutomatic(body);
  const items = readItems(listAt(body, 'content_elements'));
  return {
    name: toPlainText(textAt(body, 'headlines', 'basic') ?? ''),
    aliases: listAt(body, 'content_aliases').filter(isText),
    ...(automatic !== undefined && { automatic }),
    children: inOrder(items, listAt(body, 'additional_properties', ORDER)),
  };
}

function toProperties(document: JsonObject, stored: JsonObject): JsonObject {
  const items = getItems(document);
  const automatic = objectAt(document, AUTOMATIC);
  const isPinned = items.some((item) => getPin(item) !== undefined);
  const order = items.map((item) => textAt(item, '_id') ?? '');
  return {
    ...omit(objectAt(stored, 'additional_properties') ?? {}, ORDER, AUTOMATIC),
    ...(isPinned && { [ORDER]: order }),
    ...(automatic !== undefined && {
      [AUTOMATIC]: {
        sections: listAt(automatic, 'sections').filter(isText),
        tag: textAt(automatic, 'tag') ?? '',
        size: valueAt(automatic, 'size') ?? 0,
      },
    }),
  };
}

export interface CollectionPlace {
  readonly site: string;
  readonly id: string;
  /** The time of the change, in milliseconds since 1970; pins that end later count. */
  readonly at: number;
  /** The collection as it is stored; undefined for a new one. */
  readonly stored: JsonObject | undefined;
}

function newBody({ site, id, at }: Omit<CollectionPlace, 'stored'>): JsonObject {
  const moment = new Date(at).toISOString();
  return {
    type: 'collection',
    version: '0.10.12',
    _id: id,
    canonical_website: site,
    canonical_url: `/collections/${encodeURIComponent(id)}/`,
    created_date: moment,
    display_date: moment,
    websites: { [site]: {} },
  };
}

/** Returns the collection to store. The members of the stored one that editors do not change stay. */
export function toBody(document: JsonObject, { stored, ...place }: CollectionPlace): JsonObject {
  const base = stored ?? newBody(place);
  const name = textAt(document, 'name') ?? '';
  const headline = textAt(base, 'headlines', 'basic') ?? '';
  const properties = toProperties(document, base);
  return {
    ...omit(base, 'additional_properties'),
    last_updated_date: new Date(place.at).toISOString(),
    headlines: {
      ...objectAt(base, 'headlines'),
      basic: toPlainText(headline) === name ? headline : toHtml(name),
    },
    content_aliases: listAt(document, 'aliases').filter(isText),
    content_elements: inShownOrder(getItems(document), place.at).map(toElement),
    ...(Object.keys(properties).length > 0 && { additional_properties: properties }),
  };
}

/** Returns when the next pin of a collection ends, in milliseconds since 1970; undefined when none will. */
export function findNextEnd(document: JsonObject, now: number): number | undefined {
  const ends = getItems(document).flatMap((item) => getPin(item) ?? []);
  const ahead = ends.filter((end) => end > now);
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}
