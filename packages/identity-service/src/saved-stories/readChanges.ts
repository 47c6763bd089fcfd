import { isJsonObject } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { usableText, invalidRequest } from '@broadsheet/service-kit/http';
import { MOST_SAVED } from './savedStoryStore.ts';
import type { SavedChange } from './savedStoryStore.ts';

const LONGEST_ID = 200;
/** The maximum number of changes: saved and removed stories. */
const MOST_CHANGES = 2 * MOST_SAVED;

function readChange(value: Json): SavedChange {
  if (!isJsonObject(value)) throw invalidRequest('A change must be an object.');
  const { isSaved, at } = value;
  const story = usableText(value['story'] ?? '', 'story', LONGEST_ID);
  if (story === '') throw invalidRequest('A change must name its story.');
  if (typeof isSaved !== 'boolean') throw invalidRequest('The member "isSaved" must be true or false.');
  if (typeof at !== 'number' || !(at >= 0)) {
    throw invalidRequest('The member "at" must be a moment in milliseconds since 1970.');
  }
  return { story, isSaved, at };
}

/** Parses the changes that a browser sends; of several changes to a story it returns the last. @throws ServiceError 400 */
export function readChanges(value: Json | undefined): readonly SavedChange[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalidRequest('The member "changes" must be a list.');
  if (value.length > MOST_CHANGES) throw invalidRequest(`Send at most ${MOST_CHANGES} changes at once.`);
  const latest = new Map<string, SavedChange>();
  for (const one of value) {
    const change = readChange(one);
    if (change.at >= (latest.get(change.story)?.at ?? 0)) latest.set(change.story, change);
  }
  return [...latest.values()];
}
