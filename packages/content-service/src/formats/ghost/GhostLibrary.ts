/** The result of the first pass over the files of a Ghost export: authors, tags, and their relations to posts. */
import { createReadStream } from 'node:fs';
import { isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { SourceNote } from '../../import/ImportSource.ts';
import { stableId } from '../../import/prepareDocument.ts';
import { toPathSegment } from '../../import/toPathSegment.ts';
import { toPathKey } from '../../redirects/RedirectRule.ts';
import { createReferenceCollector } from '../references/ReferenceStore.ts';
import type { ReferenceCollector, References } from '../references/ReferenceStore.ts';
import { readTables } from './readTables.ts';
import { NETWORK_NAMES } from './authorLinks.ts';
import { LEFT_OUT_TABLES } from './showLost.ts';

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
  /** The ids of the posts of these files. */
  readonly postIds: Set<string>;
  /** The paths of published posts and pages, as `toPathKey` writes them. */
  readonly paths: Set<string>;
  /** The last file that has a post, by the key of the post, see `toPostKey`. */
  readonly fileOfPost: Map<string, string>;
  /** The number of posts; those of old exports without an id count each. */
  stories: number;
  members: number;
  /** The number of rows of each table that is left out. */
  readonly leftOut: Map<string, number>;
  /** The rows of these files that a later import may need. */
  readonly brought: ReferenceCollector;
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
  const others = (relations.get(post) ?? []).filter((each) => each.id !== id);
  relations.set(post, [...others, { id, order }]);
}

/** The tables whose rows belong to posts that may stand in another file, and what identifies a row. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  users: ['id'],
  tags: ['id'],
  posts_tags: ['post_id', 'tag_id'],
  posts_authors: ['post_id', 'author_id'],
  posts_meta: ['post_id'],
};

/** The settings that are kept. */
const SETTINGS: readonly string[] = ['title', 'locale', 'lang'];

/** The members of rows that are used; the others, such as the passwords of users, are not kept. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  users: ['id', 'slug', 'name', 'profile_image', 'image', 'bio', 'location', ...NETWORK_NAMES],
  tags: ['id', 'slug', 'name', 'description', 'meta_title', 'meta_description', 'visibility'],
  posts_tags: ['post_id', 'tag_id', 'sort_order'],
  posts_authors: ['post_id', 'author_id', 'sort_order'],
  posts_meta: ['post_id', 'feature_image_alt', 'feature_image_caption', 'meta_title', 'meta_description'],
};

/** Returns the path of a post. */
export function toPostPath(post: JsonObject): string {
  const id = keyAt(post, 'id') ?? '';
  return `/${toPathSegment(textAt(post, 'slug') ?? id) ?? toPathSegment(id) ?? stableId(id)}/`;
}

function placeRow(library: GhostLibrary, table: string, row: JsonObject): void {
  const id = keyAt(row, 'id');
  const path = textAt(row, 'path');
  if (table === 'paths' && path !== undefined) library.paths.add(path);
  if (table === 'settings') library.settings.set(keyAt(row, 'key') ?? '', keyAt(row, 'value') ?? '');
  else if (table === 'posts_tags') addRelation(library.tagIds, row, 'tag_id');
  else if (table === 'posts_authors') addRelation(library.userIds, row, 'author_id');
  else if (table === 'posts_meta') {
    const post = keyAt(row, 'post_id');
    if (post !== undefined) library.meta.set(post, row);
  } else if (table === 'users' && id !== undefined) library.users.set(id, row);
  else if (table === 'tags' && id !== undefined) library.tags.set(id, row);
}

/** Returns what tells a post from others: its id, and its uuid where posts of several sites have the same ids. */
export function toPostKey(post: JsonObject): string | undefined {
  const id = keyAt(post, 'id');
  return id === undefined ? undefined : `${id} ${textAt(post, 'uuid') ?? ''}`;
}

function addRow(
  library: GhostLibrary,
  file: string,
  { table, row }: { table: string; row: JsonObject },
): void {
  if (table === 'posts') {
    const id = keyAt(row, 'id');
    const key = toPostKey(row);
    if (key === undefined || !library.fileOfPost.has(key)) library.stories += 1;
    if (key !== undefined) library.fileOfPost.set(key, file);
    if (id !== undefined) library.postIds.add(id);
    if (textAt(row, 'status') !== 'published') return;
    const path = toPathKey(toPostPath(row));
    library.paths.add(path);
    library.brought.add('paths', path, { path });
  } else if (table === 'members') library.members += 1;
  else if (LEFT_OUT_TABLES.has(table)) library.leftOut.set(table, (library.leftOut.get(table) ?? 0) + 1);
  else if (table === 'settings') {
    const key = textAt(row, 'key');
    const value = keyAt(row, 'value');
    if (key === undefined || value === undefined) return;
    library.settings.set(key, value);
    if (SETTINGS.includes(key)) library.brought.add('settings', key, { key, value });
  } else {
    placeRow(library, table, row);
    if (!Object.hasOwn(KEPT, table)) return;
    const keys = (KEPT[table] ?? []).map((name) => keyAt(row, name));
    const members = Object.entries(row).filter(([name]) => MEMBERS[table]?.includes(name) === true);
    if (keys.length > 0 && !keys.includes(undefined))
      library.brought.add(table, keys.join(' '), Object.fromEntries(members));
  }
}

/** Returns whether a row is in these files, rather than from an earlier import. */
export const isBrought = (
  { brought }: GhostLibrary,
  [table, row]: readonly ['users' | 'tags', JsonObject],
): boolean => brought.references.get(table)?.has(keyAt(row, 'id') ?? '') === true;

/** Returns what tells a Ghost site from others: exports do not say its address. Undefined for a part without settings. */
export async function readSiteKey(file: string): Promise<string | undefined> {
  const found = new Map<string, string>();
  for await (const item of readTables(createReadStream(file))) {
    if (item.kind !== 'row' || item.table !== 'settings' || !isJsonObject(item.value)) continue;
    const [key, value] = [textAt(item.value, 'key'), keyAt(item.value, 'value')];
    if (key !== undefined && value !== undefined) found.set(key, value);
  }
  return found.get('db_hash') ?? found.get('title');
}

/** Reads the files of one export, after what earlier imports of it brought. */
export async function readLibrary(files: readonly string[], earlier: References): Promise<GhostLibrary> {
  const library: GhostLibrary = {
    users: new Map(),
    tags: new Map(),
    tagIds: new Map(),
    userIds: new Map(),
    meta: new Map(),
    settings: new Map(),
    postIds: new Set(),
    paths: new Set(),
    fileOfPost: new Map(),
    stories: 0,
    members: 0,
    leftOut: new Map(),
    brought: createReferenceCollector(),
    problems: [],
  };
  for (const [table, rows] of earlier) for (const row of rows.values()) placeRow(library, table, row);
  for (const file of files) {
    for await (const item of readTables(createReadStream(file))) {
      if (item.kind === 'problem')
        library.problems.push({ file, path: item.path, reason: item.reason, isLoss: item.isLoss });
      else if (isJsonObject(item.value)) addRow(library, file, { table: item.table, row: item.value });
    }
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
