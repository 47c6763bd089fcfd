import { HttpError } from '@broadsheet/service-kit/http';
import type { Parameters } from '@broadsheet/service-kit/http';
import { automaticElements } from './automaticElements.ts';
import type { CompletedCollection } from './automaticElements.ts';
import { findNode } from './inflation/loadSections.ts';
import { inflateDocuments, inflateValues, placeOnSite } from './inflation/inflateDocuments.ts';
import { nameLinkedGenres } from './inflation/nameLinkedGenres.ts';
import { isReference, readReference } from './inflation/readReference.ts';
import { isJsonList, isJsonObject, listAt, objectAt, omit, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { ContentStore, DocumentScope, PlacedDocument } from './store/createContentStore.ts';
import { nameInStories } from './store/nameInStories.ts';
import { existingIds, findCollection, findDocumentById, findDocumentByUrl } from './store/readDocuments.ts';

function pathOnly(address: string): string {
  return address.split(/[?#]/)[0] ?? address;
}

function found(document: PlacedDocument | undefined, what: string): PlacedDocument {
  if (document === undefined)
    throw new HttpError(404, `${what} was not found, or it is not published on this site.`);
  return document;
}

/** Reads a document by `_id` or `website_url`, inflated. @throws HttpError 400 without either, 404 when there is none */
export async function readItem(
  store: ContentStore,
  scope: DocumentScope,
  parameters: Parameters,
): Promise<JsonObject> {
  const id = parameters.text('_id');
  const address = parameters.text('website_url');
  if (id === undefined && address === undefined) {
    throw new HttpError(400, 'Name the document by "_id" or by "website_url".');
  }
  const document =
    id === undefined
      ? await findDocumentByUrl(store, scope, pathOnly(address ?? ''))
      : await findDocumentById(store, scope, id);
  const [item] = await inflateDocuments(store, scope, [found(document, 'The document')]);
  return item === undefined ? {} : nameLinkedGenres(item, { store, scope });
}

/** Returns the stories that complete a collection; none when the feed fails, so that what editors chose is shown in any case. */
async function completingElements(
  store: ContentStore,
  scope: DocumentScope,
  completed: CompletedCollection,
): Promise<readonly Json[]> {
  try {
    return await automaticElements(store, scope, completed);
  } catch (error) {
    const id = textAt(completed.collection, '_id') ?? '';
    store.log?.error(`The stories that complete the collection "${id}" could not be read.`, error);
    return [];
  }
}

/**
 * Returns the elements of a collection without references to missing or hidden documents, which would leave gaps in a page,
 * and with the stories that come by themselves.
 */
async function shownElements(
  store: ContentStore,
  scope: DocumentScope,
  collection: JsonObject,
): Promise<readonly Json[]> {
  const idOf = (element: Json): string | undefined =>
    isJsonObject(element)
      ? (readReference(element, scope.site)?.referent.id ?? textAt(element, '_id'))
      : undefined;
  const elements = listAt(collection, 'content_elements');
  const chosenIds = new Set(elements.flatMap((element) => idOf(element) ?? []));
  const ids = await existingIds(store, scope, [...chosenIds]);
  const chosen = elements.filter((element) => !isReference(element) || ids.has(idOf(element) ?? ''));
  return [...chosen, ...(await completingElements(store, scope, { collection, chosenIds }))];
}

/** Removes the order that editors see when no story is pinned, which is nothing to readers. */
function withoutOrder(collection: JsonObject): JsonObject {
  const properties = objectAt(collection, 'additional_properties');
  if (properties === undefined) return collection;
  const rest = omit(properties, 'order');
  return Object.keys(rest).length === 0
    ? omit(collection, 'additional_properties')
    : { ...collection, additional_properties: rest };
}

/**
 * Reads a collection by `content_alias` or `_id`, with one page of its elements. The stories in it come without their own
 * `content_elements`, as from the hosted platform: a collection is shown as a list.
 *
 * @throws HttpError 400 without either, 404 when there is none
 */
export async function readCollection(
  store: ContentStore,
  scope: DocumentScope,
  parameters: Parameters,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<JsonObject> {
  const id = parameters.text('_id');
  const alias = parameters.text('content_alias');
  if (id === undefined && alias === undefined) {
    throw new HttpError(400, 'Name the collection by "_id" or by "content_alias".');
  }
  const key = id === undefined ? { alias: alias ?? '' } : { id };
  const collection = found(await findCollection(store, scope, key), 'The collection');
  const elements = await shownElements(store, scope, collection.body);
  const page: PlacedDocument = {
    ...collection,
    body: { ...withoutOrder(collection.body), content_elements: elements.slice(from, from + size) },
  };
  const [answer] = await inflateDocuments(store, { ...scope, extent: 'without text' }, [page]);
  return answer ?? {};
}

/**
 * Reads the related content of a document, by kind; `basic` is always a list. The related stories come without their
 * `content_elements`.
 *
 * @throws HttpError 404 when there is no document
 */
export async function readRelated(
  store: ContentStore,
  scope: DocumentScope,
  id: string,
): Promise<JsonObject> {
  const document = found(await findDocumentById(store, scope, id), 'The document');
  const related = objectAt(placeOnSite(document, scope.site), 'related_content') ?? {};
  // The id is included, so that the document itself is not inflated as related content.
  const [answer] = await inflateValues(store, { ...scope, extent: 'without text' }, [
    { _id: document.id, related },
  ]);
  const inflated = objectAt(answer, 'related') ?? {};
  return { ...inflated, basic: isJsonList(inflated.basic) ? inflated.basic : [] };
}

/** Returns the section that visible stories name although the navigation does not have it. */
async function readUnlisted(store: ContentStore, site: string, id: string): Promise<JsonObject | undefined> {
  if (!/^\/[^\s]+$/.test(id)) return undefined;
  const name = await nameInStories(store, { site, kind: 'section', value: id });
  return name === undefined
    ? undefined
    : { _id: id, _website: site, name, node_type: 'section', unlisted: true };
}

/**
 * Reads a node of a site's navigation with its descendants.
 *
 * @param hierarchy the hierarchy to search; absent: `default`, and for an id the others after it
 * @param id the id of the node; absent: the root
 * @throws HttpError 404 when the hierarchy or the node does not exist
 */
export async function readSection(
  store: ContentStore,
  site: string,
  hierarchy: string | undefined,
  id: string | undefined,
): Promise<JsonObject> {
  store.recordRead?.(`listed navigation ${site}`);
  const tree = await store.findNavigation(site, hierarchy ?? 'default');
  const others = hierarchy === undefined && id !== undefined ? await store.listNavigation(site) : [];
  const trees = tree === undefined ? others : [tree, ...others];
  for (const candidate of trees) {
    const node = id === undefined ? candidate : findNode(candidate, id);
    if (node !== undefined) return node;
  }
  const unlisted =
    id === undefined || hierarchy !== 'default' ? undefined : await readUnlisted(store, site, id);
  if (unlisted !== undefined) return unlisted;
  const place = `the hierarchy "${hierarchy ?? 'default'}" of the site "${site}"`;
  throw new HttpError(
    404,
    id === undefined ? `There is no ${place.slice(4)}.` : `There is no node "${id}" in ${place}.`,
  );
}
