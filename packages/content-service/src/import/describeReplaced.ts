import { bodyColumn } from '@broadsheet/service-kit/database';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { AuthorRecord, ContentRecord } from '../store/ContentRecord.ts';
import type { ContentStore } from '../store/createContentStore.ts';

/** The number of lost entries that are named. */
const NAMED = 5;

/** An entry of a navigation: what it leads to, and what readers see of it. */
interface Entry {
  readonly key: string;
  readonly name: string;
}

function listEntries(node: JsonObject): readonly Entry[] {
  return listAt(node, 'children').flatMap((child: Json): readonly Entry[] => {
    if (!isJsonObject(child)) return [];
    const key = textAt(child, 'url') ?? textAt(child, '_id');
    const name = textAt(child, 'display_name') ?? textAt(child, 'name') ?? key;
    const own = key === undefined || name === undefined ? [] : [{ key, name }];
    return [...own, ...listEntries(child)];
  });
}

/** Describes an author of another name who has the id of a stored one: systems call their first author "admin". */
async function describeRenamed({ id, body }: AuthorRecord, store: ContentStore): Promise<readonly string[]> {
  const [row] = await store.database.query('select body from authors where id = $1', [id]);
  const stored = row === undefined ? undefined : textAt(bodyColumn(row), 'name');
  const name = textAt(body, 'name');
  return stored === undefined || stored === name
    ? []
    : [`the author "${id}" was called ${stored} here; all stories with that id bear the name ${name} now`];
}

/**
 * Describes what is lost when a document replaces a stored one, one sentence or none: the entries of a navigation, the name
 * of an author.
 */
export async function describeReplaced(
  record: ContentRecord,
  store: ContentStore,
): Promise<readonly string[]> {
  if (record.kind === 'author') return describeRenamed(record, store);
  if (record.kind !== 'navigation') return [];
  const { site, hierarchy, body } = record;
  const stored = await store.findNavigation(site, hierarchy);
  if (stored === undefined) return [];
  const kept = new Set(listEntries(body).map(({ key }) => key));
  const lost = listEntries(stored).filter(({ key }) => !kept.has(key));
  if (lost.length === 0) return [];
  const names = lost.slice(0, NAMED).map(({ name }) => name);
  const more = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : '';
  return [
    `it takes the place of the navigation "${hierarchy}", whose entries ${names.join(', ')}${more} are gone; import the former file again to have them back`,
  ];
}
