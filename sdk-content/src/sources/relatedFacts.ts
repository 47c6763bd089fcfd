/** The members of a story by which the stories related to it are found. */
import { isRecord, list, string } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import type { SourceContext } from './ContentSource.ts';
import { toStoryKey } from './readStories.ts';

export interface RelatedFacts {
  readonly id: string | undefined;
  readonly tags: readonly string[];
  readonly section: string | undefined;
  /** The date in milliseconds since 1970; 0 if there is none. */
  readonly date: number;
}

function getSection(item: JsonRecord, site: string): string | undefined {
  const websites = item['websites'];
  const place = isRecord(websites) ? websites[site] : undefined;
  const section = isRecord(place) ? place['website_section'] : undefined;
  return isRecord(section) ? string(section['_id']) : undefined;
}

/** Returns the paths of the fields that `readRelatedFacts` reads. @param site the site id */
export function relatedFields(site: string): readonly string[] {
  return ['_id', 'display_date', 'taxonomy.tags.slug', `websites.${site}.website_section._id`];
}

/** Reads the members of a story that are compared. @param site the site id */
export function readRelatedFacts(item: JsonRecord, site: string): RelatedFacts {
  const taxonomy = item['taxonomy'];
  const tags = isRecord(taxonomy)
    ? list((tag) => (isRecord(tag) ? string(tag['slug']) : undefined) || undefined)(taxonomy['tags'])
    : undefined;
  const date = Date.parse(string(item['display_date']) ?? '');
  return {
    id: string(item['_id']),
    tags: tags ?? [],
    section: getSection(item, site),
    date: Number.isNaN(date) ? 0 : date,
  };
}

/**
 * Keeps the members of a story that was just fetched for its own page, so that they are not fetched again for the stories
 * related to it, which the same page shows.
 */
export function keepRelatedFacts(
  { shared, site }: Pick<SourceContext, 'shared' | 'site'>,
  item: JsonRecord,
): void {
  const { id, tags, section } = readRelatedFacts(item, site);
  if (id === undefined || item['type'] !== 'story') return;
  const facts = {
    _id: id,
    display_date: string(item['display_date']),
    taxonomy: { tags: tags.map((slug) => ({ slug })) },
    websites: { [site]: { website_section: { _id: section } } },
  };
  shared.keep(toStoryKey(id, relatedFields(site)), facts, item);
}
