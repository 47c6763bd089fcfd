/**
 * Replaces references by the documents that they refer to.
 *
 * First all reachable documents are loaded, level by level, with one query for each level; then the trees are built in
 * memory. A reference is removed when its referent is missing or hidden, when it closes a circle, or when it is deeper than
 * three levels. Related content is left out of referenced documents, because it would load half of the archive and readers
 * do not need it.
 */
import { mapItems, mapMembers } from '@broadsheet/client-core';
import { completeCredit, toCredit } from '../authorProfile.ts';
import { isJsonList, isJsonObject, objectAt, omit, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { ContentStore, DocumentScope, PlacedDocument } from '../store/createContentStore.ts';
import { loadDocumentsAndAuthors } from '../store/readDocuments.ts';
import type { Extent } from '../store/readDocuments.ts';
import { loadSections } from './loadSections.ts';
import { isReference, readReference, referentKey } from './readReference.ts';
import type { Reference, Referent } from './readReference.ts';

const DEEPEST = 3;
/**
 * The largest number of references that are inflated; only a document made as an attack has more, and would fill the
 * memory.
 */
const MOST_REFERENCES = 5000;

type Referents = ReadonlyMap<string, JsonObject>;

/** Adds the requested site and the document's URL on it, if it has one. */
export function placeOnSite({ body, websiteUrl }: PlacedDocument, site: string): JsonObject {
  return websiteUrl === undefined ? body : { ...body, website: site, website_url: websiteUrl };
}

function collectReferents(value: Json, site: string, found: Map<string, Referent>): void {
  if (isJsonList(value)) return value.forEach((item) => collectReferents(item, site, found));
  if (!isJsonObject(value)) return;
  const reference = readReference(value, site);
  if (reference === undefined) {
    Object.values(value).forEach((item) => collectReferents(item, site, found));
    return;
  }
  found.set(referentKey(reference.referent), reference.referent);
  collectReferents(reference.overrides, site, found);
}

/** What the functions here inflate for. */
interface InflationScope extends DocumentScope {
  /** How much of the documents that are referred to is wanted. Default: all. */
  readonly extent?: Extent;
}

async function loadLevel(
  store: ContentStore,
  scope: InflationScope,
  referents: readonly Referent[],
): Promise<readonly (readonly [string, JsonObject])[]> {
  const idsOf = (kind: Referent['kind']): string[] =>
    referents.flatMap((referent) => (referent.kind === kind ? [referent.id] : []));
  const { documents, authors } = await loadDocumentsAndAuthors(store, scope, {
    documentIds: idsOf('document'),
    authorIds: idsOf('author'),
    extent: scope.extent ?? 'whole',
  });
  const sections = await loadSections(store, referents);
  return [
    ...documents.map((document): readonly [string, JsonObject] => [
      referentKey({ kind: 'document', id: document.id }),
      omit(placeOnSite(document, scope.site), 'related_content'),
    ]),
    ...authors.map((author): readonly [string, JsonObject] => [
      referentKey({ kind: 'author', id: typeof author._id === 'string' ? author._id : '' }),
      toCredit(author),
    ]),
    ...sections,
  ];
}

async function loadReferents(
  store: ContentStore,
  scope: InflationScope,
  roots: readonly Json[],
): Promise<Referents> {
  const loaded = new Map<string, JsonObject>();
  const requested = new Set<string>();
  let values = roots;
  for (let level = 0; level < DEEPEST && values.length > 0; level += 1) {
    const found = new Map<string, Referent>();
    values.forEach((value) => collectReferents(value, scope.site, found));
    const fresh = [...found].filter(([key]) => !requested.has(key)).map(([, referent]) => referent);
    fresh.forEach((referent) => requested.add(referentKey(referent)));
    const arrived = await loadLevel(store, scope, fresh.slice(0, MOST_REFERENCES));
    arrived.forEach(([key, body]) => loaded.set(key, body));
    values = arrived.map(([, body]) => body);
  }
  return loaded;
}

/** Merges overrides into a base: objects key by key, anything else is replaced. */
function layOver(base: JsonObject, overrides: JsonObject): JsonObject {
  const merged = Object.entries(overrides).map(([key, value]): [string, Json] => {
    const below = objectAt(base, key);
    return [key, below !== undefined && isJsonObject(value) ? layOver(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

/**
 * Removes the pictures that overrides replace by others, so that nothing of the old one, such as its caption or its tokens, is
 * told of the new one.
 */
function withoutReplaced(base: JsonObject, overrides: JsonObject): JsonObject {
  const own = Object.entries(objectAt(overrides, 'promo_items') ?? {});
  const names = own.flatMap(([name, item]) => (textAt(item, 'url') === undefined ? [] : [name]));
  const below = objectAt(base, 'promo_items');
  if (below === undefined || names.length === 0) return base;
  return { ...base, promo_items: omit(below, ...names) };
}

/**
 * Merges a reference with its referent: the reference overrides the presentation (such as alignment), but not the identity.
 */
function mergeReference(referent: JsonObject, { element, overrides }: Reference): JsonObject {
  const manner = omit(element, 'type', '_id', 'referent');
  return layOver(withoutReplaced(layOver(referent, manner), overrides), overrides);
}

function createResolver(referents: Referents, site: string): (root: Json) => Json | undefined {
  let budget = MOST_REFERENCES;
  const resolve = (value: Json, trail: readonly string[]): Json | undefined => {
    if (typeof value !== 'object') return value;
    const below = (part: Json) => resolve(part, trail);
    if (isJsonList(value)) return mapItems(value, below);
    if (!isJsonObject(value)) return value;
    return isReference(value) ? resolveReference(value, trail) : completeCredit(mapMembers(value, below));
  };
  const resolveReference = (value: JsonObject, trail: readonly string[]): Json | undefined => {
    const reference = readReference(value, site);
    if (reference === undefined || trail.length > DEEPEST || budget === 0) return undefined;
    const key = referentKey(reference.referent);
    const referent = referents.get(key);
    if (referent === undefined || trail.includes(key)) return undefined;
    budget -= 1;
    return resolve(mergeReference(referent, reference), [...trail, key]);
  };
  // The trail starts with the document itself, so that it is not inflated inside itself.
  return (root) => resolve(root, [referentKey({ kind: 'document', id: textAt(root, '_id') ?? '' })]);
}

/**
 * Inflates every reference in the values.
 *
 * @returns the values in their order; one that was itself a reference without a referent is undefined
 */
export async function inflateValues(
  store: ContentStore,
  scope: InflationScope,
  values: readonly Json[],
): Promise<readonly (Json | undefined)[]> {
  const referents = await loadReferents(store, scope, values);
  return values.map(createResolver(referents, scope.site));
}

/** Prepares documents for a response: with their URL on the requested site, and all references inflated. */
export async function inflateDocuments(
  store: ContentStore,
  scope: InflationScope,
  documents: readonly PlacedDocument[],
): Promise<readonly JsonObject[]> {
  const placed = documents.map((document) => placeOnSite(document, scope.site));
  return (await inflateValues(store, scope, placed)).filter(isJsonObject);
}
