import { isRecord, list, string } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import type { SourceContext } from './ContentSource.ts';
import { quoteTerm } from './quoteTerm.ts';
import { searchPublished } from './searchPublished.ts';

/** Returns the stories of a feed. */
export function getStories(feed: JsonRecord): readonly JsonRecord[] {
  return list((item) => (isRecord(item) ? item : undefined))(feed['content_elements']) ?? [];
}

/** Returns the query for stories with one of some values in a field. */
export function storiesWith(field: string, values: readonly string[]): string {
  return `type:story AND ${field}:(${values.map(quoteTerm).join(' OR ')})`;
}

/** Returns the key under which a story with some fields is shared. */
export function toStoryKey(id: string, fields: readonly string[]): string {
  return `story ${fields.join()} ${id}`;
}

async function fetchStories(
  context: SourceContext,
  ids: readonly string[],
  fields: readonly string[] | undefined,
): Promise<JsonRecord> {
  if (ids.length === 0) return {};
  const q = storiesWith('_id', ids);
  // With room for one more the page is the last one, so that the content API need not count.
  return searchPublished(context, { q }, { from: 0, size: ids.length + 1, fields });
}

/**
 * Reads stories by their ids, in the order of the ids; those that are not published are left out. Stories with some fields
 * only are cards, which many answers share: of these, the content API is asked for those that no request has read
 * a moment ago.
 *
 * @param fields the paths of the fields, `undefined` for whole stories
 */
export async function readStories(
  context: SourceContext,
  ids: readonly string[],
  fields: readonly string[] | undefined,
): Promise<readonly JsonRecord[]> {
  const { shared } = context;
  const known = new Map(fields && ids.map((id) => [id, shared.find(toStoryKey(id, fields))]));
  const missing = ids.filter((id) => known.get(id) === undefined);
  const feed = await fetchStories(context, missing, fields);
  for (const story of getStories(feed)) {
    const id = string(story['_id']) ?? '';
    known.set(id, story);
    if (fields !== undefined) shared.keep(toStoryKey(id, fields), story, feed);
  }
  return ids.map((id) => known.get(id)).filter((story) => story !== undefined);
}
