import { spellPath } from '@broadsheet/client-core';
import { isJsonObject, listAt, textAt } from '../../json/Json.ts';
import type { Json, JsonObject } from '../../json/Json.ts';
import { bodyColumn } from '../bodyColumn.ts';
import { textColumn } from '../columns.ts';
import type { Queries } from '../Database.ts';
import type { Migration } from '../migrate.ts';

/** A tree, and the ids of the entries that were merged into another, and of those that could not be. */
interface Merged {
  readonly tree: JsonObject;
  readonly removed: readonly string[];
  readonly left: readonly string[];
}

interface Found {
  readonly removed: string[];
  readonly left: string[];
}

/** Returns an id as ids are compared; a slash at its end makes no difference to one that has another spelling. */
const toKey = (id: string): string =>
  /[^\0-\x7f]|%[\da-f]{2}/i.test(id) ? spellPath(id).replace(/(?<=[^/])\/+$/, '') : id;

/** Returns the key of a section; undefined for an entry that is none. */
function sectionKey(node: JsonObject): string | undefined {
  const id = textAt(node, '_id');
  return id === undefined || textAt(node, 'node_type') === 'link' ? undefined : toKey(id);
}

/** Merges two entries of a section: the first one takes from the other what it does not have, and what is below it. */
const mergeTwins = (first: JsonObject, second: JsonObject): JsonObject => ({
  ...second,
  ...first,
  children: [...listAt(first, 'children'), ...listAt(second, 'children')],
});

/** Merges entries of one level: the first of a section stays at its place, with the entries of the others at its end. */
function mergeSiblings(nodes: readonly Json[], found: Found): readonly Json[] {
  const first = new Map<string, number>();
  const merged: Json[] = [];
  for (const node of nodes) {
    const key = isJsonObject(node) ? sectionKey(node) : undefined;
    const at = key === undefined ? undefined : first.get(key);
    const twin = at === undefined ? undefined : merged[at];
    if (at === undefined || !isJsonObject(twin) || !isJsonObject(node) || twin['_id'] === node['_id']) {
      if (key !== undefined && at === undefined) first.set(key, merged.length);
      merged.push(node);
      continue;
    }
    const isHidden = twin['inactive'] === true || node['inactive'] === true;
    (isHidden ? found.left : found.removed).push(textAt(node, '_id') ?? '');
    // What an editor has hidden stays hidden, with all that is below it.
    if (isHidden) merged.push(node);
    else merged[at] = mergeTwins(twin, node);
  }
  return merged.map((node) => (isJsonObject(node) ? mergeBelow(node, found) : node));
}

function mergeBelow(node: JsonObject, found: Found): JsonObject {
  const children = listAt(node, 'children');
  return children.length === 0 ? node : { ...node, children: mergeSiblings(children, found) };
}

/** Merges the entries of a navigation that name one section in two spellings. */
function mergeSections(stored: JsonObject): Merged {
  const found: Found = { removed: [], left: [] };
  return { tree: mergeBelow(stored, found), ...found };
}

interface StoredNavigation {
  readonly site: string;
  readonly hierarchy: string;
}

/** Adds a version to the history of a navigation, unless the newest one is the same. */
async function addVersion(
  queries: Queries,
  version: StoredNavigation & { readonly tree: JsonObject; readonly isMerged: boolean },
): Promise<void> {
  const { site, hierarchy, tree, isMerged } = version;
  await queries.query(
    `insert into setting_versions (site, id, number, document, published_at, note, note_says)
     select $1::text, $2::text, coalesce(max(number), 0) + 1, $3::text::jsonb, now(),
       case when $4::boolean then 'Sections in two spellings merged' else '' end,
       case when $4::boolean then '{"key":"note.merged","values":{}}'::jsonb end
     from setting_versions where site = $1::text and id = $2::text
     having (array_agg(document order by number desc))[1] is distinct from $3::text::jsonb`,
    [site, `navigation:${hierarchy}`, JSON.stringify(tree), isMerged],
  );
}

/** Returns whether an editor works on a navigation, or has scheduled it. */
async function isEdited(queries: Queries, { site, hierarchy }: StoredNavigation): Promise<boolean> {
  const rows = await queries.query(
    `select 1 from setting_drafts where site = $1::text and id = $2::text
     union all select 1 from setting_schedules where site = $1::text and id = $2::text`,
    [site, `navigation:${hierarchy}`],
  );
  return rows.length > 0;
}

const MOST_NAMED = 20;

const nameFew = (ids: readonly string[]): string =>
  `${ids.slice(0, MOST_NAMED).join(', ')}${ids.length > MOST_NAMED ? ' and others' : ''}`;

const describeLeft = (
  { site, hierarchy }: StoredNavigation,
  { ids, why }: { readonly ids: readonly string[]; readonly why: string },
): string =>
  `The navigation "${hierarchy}" of ${site} has sections twice, in two spellings of one address, and ${why}. ` +
  `Remove one of each in the page builder: ${nameFew(ids)}.`;

/** Merges the sections of one navigation. @returns what the operator should know */
async function mergeNavigation(
  queries: Queries,
  { before, ...place }: StoredNavigation & { readonly before: JsonObject },
): Promise<readonly string[]> {
  const { tree, removed, left } = mergeSections(before);
  if (removed.length + left.length === 0) return [];
  if (await isEdited(queries, place))
    return [
      describeLeft(place, { ids: [...removed, ...left], why: 'an editor works on it or has scheduled it' }),
    ];
  const notes = left.length === 0 ? [] : [describeLeft(place, { ids: left, why: 'one of each is hidden' })];
  if (removed.length === 0) return notes;
  await addVersion(queries, { ...place, tree: before, isMerged: false });
  await queries.query('update navigation set body = $3::text::jsonb where site = $1 and hierarchy = $2', [
    place.site,
    place.hierarchy,
    JSON.stringify(tree),
  ]);
  await addVersion(queries, { ...place, tree, isMerged: true });
  return [
    `The navigation "${place.hierarchy}" of ${place.site} had ${removed.length === 1 ? 'a section' : `${removed.length} sections`} twice, ` +
      `in two spellings of one address. The first one stays, with what was below both, and its history has the navigation of before; ` +
      `removed: ${nameFew(removed)}.`,
    ...notes,
  ];
}

const UNSPELLED = String.raw`%[0-9a-fA-F]{2}|[^\x01-\x7f]`;

/**
 * Merges sections that stand in the navigation twice, in two spellings of one id: `/%e0%b9%84/`, which imports wrote at
 * first, and `/%E0%B9%84/`, which a later import of the same file added. Editors find the navigation of before in its history.
 * Left to them: entries that are written alike, one that is hidden, and a navigation with a draft or a schedule.
 */
export const mergedSections: Migration = {
  name: '0114-merged-sections',
  statements: [],
  async run(queries) {
    const rows = await queries.query(
      'select site, hierarchy, body from navigation where body::text ~ $1 order by site, hierarchy',
      [UNSPELLED],
    );
    const notes: string[] = [];
    for (const row of rows) {
      const place = { site: textColumn(row, 'site'), hierarchy: textColumn(row, 'hierarchy') };
      notes.push(...(await mergeNavigation(queries, { ...place, before: bodyColumn(row) })));
    }
    return notes;
  },
};
