import { isJsonObject, objectAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { createSeenKeys } from '../import/createSeenKeys.ts';
import type { SeenKeys } from '../import/createSeenKeys.ts';
import type { SourceItem } from '../import/ImportSource.ts';
import { toPathKey } from '../redirects/RedirectRule.ts';
import { storyId } from './storyParts.ts';

type DocumentItem = SourceItem & { readonly kind: 'document' };

/** What the stories before have: their ids, their addresses, and the ids with the addresses and headlines. */
interface Taken {
  /** The authors and the tags. */
  readonly terms: SeenKeys;
  readonly ids: SeenKeys;
  readonly paths: SeenKeys;
  readonly stories: SeenKeys;
}

interface Story {
  readonly value: JsonObject;
  readonly id: string;
  readonly path: string;
  readonly headline: string;
  readonly source: { readonly system: string; readonly id: string };
}

function readStory({ value }: DocumentItem): Story | undefined {
  if (!isJsonObject(value) || textAt(value, 'type') !== 'story') return undefined;
  const id = textAt(value, '_id');
  // The canonical address may be that of an original on another site.
  const [place] = Object.values(objectAt(value, 'websites') ?? {});
  const path = textAt(place, 'website_url') ?? textAt(value, 'canonical_url');
  const [system, sourceId] = [textAt(value, 'source', 'system'), textAt(value, 'source', 'source_id')];
  if (id === undefined || path === undefined || system === undefined || sourceId === undefined)
    return undefined;
  const headline = textAt(value, 'headlines', 'basic') ?? '';
  return { value, id, path, headline, source: { system, id: sourceId } };
}

/** Adds a number to the last part of a path: `/news/fog/` becomes `/news/fog-2/`, `/fog.html` becomes `/fog-2.html`. */
const numberedPath = (path: string, number: number): string =>
  path.replace(/((?:\.[a-z0-9]+)?\/?)$/i, (ending) => `-${number}${ending}`);

function isFree(path: string, { paths }: Taken): boolean {
  return paths.find(toPathKey(path)) === undefined;
}

function findFreePath(path: string, taken: Taken): string {
  if (isFree(path, taken)) return path;
  for (let number = 2; ; number += 1) {
    const tried = numberedPath(path, number);
    if (isFree(tried, taken)) return tried;
  }
}

function moved(value: JsonObject, path: string): JsonObject {
  const places = Object.entries(objectAt(value, 'websites') ?? {});
  return {
    ...value,
    ...(textAt(value, 'canonical_url')?.startsWith('/') !== false && { canonical_url: path }),
    websites: Object.fromEntries(
      places.map(([site, place]) => [site, { ...objectAt(place), website_url: path }]),
    ),
  };
}

function* storyItems(item: DocumentItem, story: Story, taken: Taken): Generator<SourceItem> {
  const { file, path: place } = item;
  const { system, id: sourceId } = story.source;
  const own = `${sourceId} ${toPathKey(story.path)}`;
  if (taken.stories.add(`${own} ${story.headline}`, file) !== undefined) {
    const reason = `it stands twice, with the same id, address and headline, and was taken once: ${story.path}`;
    yield { kind: 'warning', file, path: place, reason };
    return;
  }
  const path = findFreePath(story.path, taken);
  const isTwin = taken.ids.add(story.id, file) !== undefined;
  const id = isTwin ? storyId({ system, id: `${sourceId} ${path}` }) : story.id;
  // A story that is not published yet keeps no other one from its address.
  if (valueAt(story.value, 'revision', 'published') !== false) taken.paths.add(toPathKey(path), file);
  if (path !== story.path) {
    const reason = `another story of the old site has the same address, ${story.path}; this one stands at ${path}`;
    yield { kind: 'warning', file, path: place, reason };
  }
  const value = path === story.path ? story.value : moved(story.value, path);
  yield { ...item, value: { ...value, _id: id } };
}

/** Passes authors and tags once: sites of one publisher have the same ones. Sections and redirects are added to each other. */
function* otherItems(item: DocumentItem, { terms }: Taken): Generator<SourceItem> {
  const { value, file, path } = item;
  const isAuthor = textAt(value, 'type') === 'author';
  const isTag = isJsonObject(value) && value.type === undefined && value.text !== undefined;
  const id = (isAuthor ? textAt(value, '_id') : textAt(value, 'slug')) ?? '';
  const name = textAt(value, 'name') ?? id;
  if (!isAuthor && !isTag) yield { ...item, isAddition: true };
  else if (terms.add(`${isAuthor ? 'author' : 'tag'} ${id}`, file) === undefined) {
    if (isAuthor) terms.add(`author ${id} ${name}`, file);
    yield item;
  } else if (isAuthor && terms.add(`author ${id} ${name}`, file) === undefined) {
    const reason = `another author has the id "${id}" in these files; the stories of ${name} bear that one's name`;
    yield { kind: 'warning', file, path, reason };
  }
}

/**
 * Tells stories apart that have the same id or the same address on the old site: each is a document with an id and an address
 * of its own, the same in every import of the same files. A story that stands twice is taken once.
 */
export async function* distinguish(items: AsyncIterable<SourceItem>): AsyncGenerator<SourceItem> {
  const taken: Taken = {
    terms: createSeenKeys(),
    ids: createSeenKeys(),
    paths: createSeenKeys(),
    stories: createSeenKeys(),
  };
  for await (const item of items) {
    const story = item.kind === 'document' ? readStory(item) : undefined;
    if (item.kind !== 'document') yield item;
    else if (story === undefined) yield* otherItems(item, taken);
    else yield* storyItems(item, story, taken);
  }
}
