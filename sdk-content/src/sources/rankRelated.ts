/** Which stories a reader of one may want to read next: what they have in common weighs, and what is new. */
import { isRecord, readArray, readString } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';

/** What is compared of a story. */
export interface RelatedFacts {
  readonly id: string | undefined;
  readonly tags: readonly string[];
  readonly section: string | undefined;
  /** Milliseconds since 1970; 0 for none. */
  readonly date: number;
}

const DAY_MS = 86_400_000;
/** Days after which half of the weight of being new is gone. */
const FRESH_DAYS = 30;
/** What a shared section is worth beside one shared tag that nobody else has. */
const SECTION_WEIGHT = 0.5;

function sectionOf(item: JsonRecord, site: string): string | undefined {
  const websites = item['websites'];
  const place = isRecord(websites) ? websites[site] : undefined;
  const section = isRecord(place) ? place['website_section'] : undefined;
  return isRecord(section) ? readString(section, '_id') : undefined;
}

/** The fields that `readRelatedFacts` reads. @param site its id */
export function relatedFields(site: string): readonly string[] {
  return ['_id', 'display_date', 'taxonomy.tags.slug', `websites.${site}.website_section._id`];
}

/** @param site its id */
export function readRelatedFacts(item: JsonRecord, site: string): RelatedFacts {
  const taxonomy = item['taxonomy'];
  const tags = isRecord(taxonomy)
    ? readArray(taxonomy, 'tags', (tag) => (isRecord(tag) ? readString(tag, 'slug') : undefined) || undefined)
    : undefined;
  const date = Date.parse(readString(item, 'display_date') ?? '');
  return {
    id: readString(item, '_id'),
    tags: tags ?? [],
    section: sectionOf(item, site),
    date: Number.isNaN(date) ? 0 : date,
  };
}

/** A tag that every other candidate has says little. */
function weighTags(candidates: readonly RelatedFacts[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of candidates) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return new Map([...counts].map(([tag, count]) => [tag, 1 / Math.log2(1 + count)]));
}

export interface Ranking {
  /** The story that is read; it is never among the answer. */
  readonly of: JsonRecord;
  /** Site id. */
  readonly site: string;
}

/** The candidates, the nearest first, each once; what has nothing in common stands at the end. */
export function rankRelated(candidates: readonly JsonRecord[], { of, site }: Ranking): readonly JsonRecord[] {
  const own = readRelatedFacts(of, site);
  const known = new Map(candidates.map((item) => [readRelatedFacts(item, site).id, item]));
  known.delete(own.id);
  const read = [...known.values()].map((item) => ({ item, facts: readRelatedFacts(item, site) }));
  const weights = weighTags(read.map(({ facts }) => facts));
  const newest = Math.max(0, ...read.map(({ facts }) => facts.date));
  const scoreOf = ({ tags, section, date }: RelatedFacts): number => {
    const shared = tags.filter((tag) => own.tags.includes(tag));
    const likeness =
      shared.reduce((sum, tag) => sum + (weights.get(tag) ?? 0), 0) +
      (section !== undefined && section === own.section ? SECTION_WEIGHT : 0);
    const age = (newest - date) / DAY_MS;
    return likeness * (0.5 + 0.5 * 2 ** (-age / FRESH_DAYS));
  };
  return read
    .map(({ item, facts }) => ({ item, score: scoreOf(facts), date: facts.date }))
    .toSorted((one, other) => other.score - one.score || other.date - one.date)
    .map(({ item }) => item);
}
