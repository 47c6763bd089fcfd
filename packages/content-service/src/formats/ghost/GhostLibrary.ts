/** The result of the first pass over a Ghost export: authors, tags, and their relations to posts. */
import { createReadStream } from 'node:fs';
import { isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { SourceNote } from '../../import/ImportSource.ts';
import { readTables } from './readTables.ts';

export interface GhostProblem extends SourceNote {
  /** Whether a row is missing because of it. */
  readonly isLoss: boolean;
}

export interface GhostLibrary {
  /** The authors by id; `tags` too is keyed by id. */
  readonly users: Map<string, JsonObject>;
  readonly tags: Map<string, JsonObject>;
  /** The ids of tags by the id of the post; `userIds` has those of authors. */
  readonly tagIds: Map<string, Ordered[]>;
  readonly userIds: Map<string, Ordered[]>;
  readonly meta: Map<string, JsonObject>;
  readonly settings: Map<string, string>;
  stories: number;
  members: number;
  readonly problems: GhostProblem[];
}

export interface Ordered {
  readonly id: string;
  readonly order: number;
}

/** Returns an id as text, because ids are numbers in old exports. */
export function keyAt(row: Json, name: string): string | undefined {
  const value = isJsonObject(row) ? row[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function addRelation(relations: Map<string, Ordered[]>, row: JsonObject, name: string): void {
  const post = keyAt(row, 'post_id');
  const id = keyAt(row, name);
  if (post === undefined || id === undefined) return;
  const order = typeof row.sort_order === 'number' ? row.sort_order : 0;
  relations.set(post, [...(relations.get(post) ?? []), { id, order }]);
}

function addRow(library: GhostLibrary, table: string, row: JsonObject): void {
  const id = keyAt(row, 'id');
  if (table === 'posts') library.stories += 1;
  else if (table === 'members') library.members += 1;
  else if (table === 'posts_tags') addRelation(library.tagIds, row, 'tag_id');
  else if (table === 'posts_authors') addRelation(library.userIds, row, 'author_id');
  else if (table === 'posts_meta') {
    const post = keyAt(row, 'post_id');
    if (post !== undefined) library.meta.set(post, row);
  } else if (table === 'settings') {
    const key = textAt(row, 'key');
    const value = keyAt(row, 'value');
    if (key !== undefined && value !== undefined) library.settings.set(key, value);
  } else if (table === 'users' && id !== undefined) library.users.set(id, row);
  else if (table === 'tags' && id !== undefined) library.tags.set(id, row);
}

export async function readLibrary(file: string): Promise<GhostLibrary> {
  const library: GhostLibrary = {
    users: new Map(),
    tags: new Map(),
    tagIds: new Map(),
    userIds: new Map(),
    meta: new Map(),
    settings: new Map(),
    stories: 0,
    members: 0,
    problems: [],
  };
  for await (const item of readTables(createReadStream(file))) {
    if (item.kind === 'problem')
      library.problems.push({ file, path: item.path, reason: item.reason, isLoss: item.isLoss });
    else if (isJsonObject(item.value)) addRow(library, item.table, item.value);
  }
  return library;
}

/** Returns the rows that belong to a post, sorted by their order; ids without a row are skipped. */
export function related(
  rows: ReadonlyMap<string, JsonObject>,
  relations: readonly Ordered[] | undefined,
): readonly JsonObject[] {
  return (relations ?? [])
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => rows.get(id))
    .filter((row) => row !== undefined);
}
