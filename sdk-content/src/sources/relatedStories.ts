import { isRecord, readArray } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import type { SourceContext } from './ContentSource.ts';
import { defineSource } from './defineSource.ts';
import { quoteTerm } from './quoteTerm.ts';
import { rankRelated, readRelatedFacts } from './rankRelated.ts';
import { searchPublished } from './searchPublished.ts';

/** The newest that share a tag or the section are compared; what is older is not what readers look for. */
const CANDIDATES = 50;
/** Tags of one story that are looked for. */
const MOST_TAGS = 12;
const MOST = 30;

async function findNewest(context: SourceContext, q: string): Promise<readonly JsonRecord[]> {
  const feed = await searchPublished(context, { q }, { from: 0, size: CANDIDATES });
  return readArray(feed, 'content_elements', (item) => (isRecord(item) ? item : undefined)) ?? [];
}

function choice(field: string, values: readonly string[]): string {
  return `type:story AND ${field}:(${values.map(quoteTerm).join(' OR ')})`;
}

/**
 * What to read after a story: stories of the site with the same tags or in the same section, the nearest first and never
 * the story itself. It asks the content API for the story and for the newest stories of each of the two, by what it has
 * indexes for.
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
    const found = await Promise.all(queries.map((q) => findNewest(context, q)));
    const ranked = rankRelated(found.flat(), { of, site });
    return { type: 'results', content_elements: ranked.slice(0, size), count: Math.min(ranked.length, size) };
  },
});
