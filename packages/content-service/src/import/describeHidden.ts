/** Reports stories that readers do not see because something else of the site stands at their address. */
import { optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { toPathKey } from '../redirects/RedirectRule.ts';
import type { DocumentRecord } from '../store/ContentRecord.ts';
import type { ContentStore } from '../store/createContentStore.ts';

/** The addresses of pages and sections, by `toPathKey`, with what is told of a story there. They come before stories. */
export type OccupiedPaths = ReadonlyMap<string, string>;

interface Occupant {
  readonly id: string;
  readonly headline: string;
}

function listSectionKeys(node: Json): readonly string[] {
  if (!isJsonObject(node)) return [];
  const id = textAt(node, '_id');
  return [...(id === undefined ? [] : [toPathKey(id)]), ...listAt(node, 'children').flatMap(listSectionKeys)];
}

const toNote = (kind: string, place: string): string =>
  `readers do not see it, because ${kind} of this site stands at its address: “${place}”`;

/** Returns whether a page shows the story of its own address. */
function showsItsStory(page: Json, path: string): boolean {
  const shown = textAt(page, 'content', 'contentConfigValues', 'website_url');
  return shown !== undefined && toPathKey(shown) === toPathKey(path);
}

/** Reads the addresses of the pages and the sections of the site. */
export async function readOccupiedPaths(store: ContentStore): Promise<OccupiedPaths> {
  const pages = await store.listPages(store.site);
  const tree = await store.findNavigation(store.site, 'default');
  const sections = tree === undefined ? [] : listSectionKeys(tree).filter((key) => key !== '/');
  return new Map([
    ...sections.map((key) => [key, toNote('a section', `${key}/`)] as const),
    ...pages.flatMap((page) => {
      const path = textAt(page, 'match', 'path');
      const name = textAt(page, 'name') ?? path;
      return path === undefined || showsItsStory(page, path)
        ? []
        : [[toPathKey(path), toNote('a page', `${name}, ${path}`)] as const];
    }),
  ]);
}

async function findOccupants(
  store: ContentStore,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly Occupant[]>> {
  const rows = await store.database.query(
    `select d.id, w.website_url, d.body #>> '{headlines,basic}' as headline from document_websites w
     join documents d on d.id = w.document_id
     where w.site = $1 and spell_path_composed(w.website_url) = any ($2::text[]) and d.published and d.type <> 'redirect' order by d.id`,
    [store.site, keys.flatMap((key) => [key, `${key}/`])],
  );
  const found = rows.map((row) => ({
    key: toPathKey(textColumn(row, 'website_url')),
    id: textColumn(row, 'id'),
    headline: optionalTextColumn(row, 'headline') ?? '',
  }));
  return Map.groupBy(found, ({ key }) => key);
}

/**
 * Returns what is told of stored documents, by their ids: one sentence for each of which the address is also that of a page
 * or a section of the site, or of another document that was stored before it.
 */
export async function describeHidden(
  records: readonly DocumentRecord[],
  { store, occupied }: { readonly store: ContentStore; readonly occupied: OccupiedPaths },
): Promise<ReadonlyMap<string, string>> {
  const placed = records.flatMap(({ id, published, placements }) => {
    const place = placements.find(({ site }) => site === store.site);
    return place === undefined || !published ? [] : [{ id, key: toPathKey(place.websiteUrl) }];
  });
  const keys = placed.map(({ key }) => key);
  const occupants =
    keys.length === 0 ? new Map<string, readonly Occupant[]>() : await findOccupants(store, keys);
  const later = new Set(placed.map(({ id }) => id));
  const notes = new Map<string, string>();
  for (const { id, key } of placed) {
    later.delete(id);
    const first = occupied.get(key);
    const other = occupants.get(key)?.find((each) => each.id !== id && !later.has(each.id));
    if (first !== undefined) notes.set(id, first);
    else if (other !== undefined) {
      const place = `${other.headline.slice(0, 80)}, ${key}/`;
      notes.set(id, `another story stands at its address, and readers see the newer one: “${place}”`);
    }
  }
  return notes;
}
