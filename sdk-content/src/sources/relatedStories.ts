import { isRecord, readArray, readString } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import type { SourceContext } from './ContentSource.ts';
import { defineSource } from './defineSource.ts';
import { quoteTerm } from './quoteTerm.ts';
import { rankRelated, readRelatedFacts, relatedFields } from './rankRelated.ts';
import { searchPublished } from './searchPublished.ts';

/** The newest that share a tag or the section are compared; what is older is not what readers look for. */
const CANDIDATES = 50;
/** Tags of one story that are looked for. */
const MOST_TAGS = 12;
const MOST = 30;

const itemsOf = (feed: JsonRecord): readonly JsonRecord[] =>
  readArray(feed, 'content_elements', (item) => (isRecord(item) ? item : undefined)) ?? [];

/** What is compared, without the texts: most candidates are shown to nobody. */
async function findCandidates(context: SourceContext, q: string): Promise<readonly JsonRecord[]> {
  const fields = relatedFields(context.site);
  return itemsOf(await searchPublished(context, { q }, { from: 0, size: CANDIDATES, fields }));
}

/** The stories of these ids, in their order. */
async function readWhole(context: SourceContext, ids: readonly string[]): Promise<readonly JsonRecord[]> {
  if (ids.length === 0) return [];
  const feed = await searchPublished(context, { q: choice('_id', ids) }, { from: 0, size: ids.length });
  const stories = new Map(itemsOf(feed).map((item) => [readString(item, '_id'), item]));
  return ids.map((id) => stories.get(id)).filter((story) => story !== undefined);
}

function choice(field: string, values: readonly string[]): string {
  return `type:story AND ${field}:(${values.map(quoteTerm).join(' OR ')})`;
}

/**
 * What to read after a story: stories of the site with the same tags or in the same section, the nearest first and never
 * the story itself. It asks the content API for the story, for what is compared of the newest stories of each of the two, by
 * what it has indexes for, and for the stories that are nearest.
 */
export const relatedStories = defineSource({
  name: 'related-stories',
  params: [
    { name: '_id', kind: 'text', required: true },
    { name: 'size', kind: 'number', default: 10, min: 0, max: MOST },
  ],
  schema: 'ans-feed',
  ttlMs: 300_000,
  async fetch(context, { _id, size }) {
    const { get, site } = context;
    const of = await get('/content/v4/', { _id, website: site });
    const { tags, section } = readRelatedFacts(of, site);
    const queries = [
      ...(tags.length > 0 ? [choice('taxonomy.tags.slug', tags.slice(0, MOST_TAGS))] : []),
      ...(section === undefined ? [] : [choice('taxonomy.sections._id', [section])]),
    ];
    const found = await Promise.all(queries.map((q) => findCandidates(context, q)));
    const ranked = rankRelated(found.flat(), { of, site });
    const ids = ranked.slice(0, size).flatMap((item) => readString(item, '_id') ?? []);
    const stories = await readWhole(context, ids);
    return { type: 'results', content_elements: stories, count: stories.length };
  },
});
