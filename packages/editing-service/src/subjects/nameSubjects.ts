import { sectionKey } from '@broadsheet/client-core';
import { createContentStore, listSpellings, nameInStories } from '@broadsheet/content-service';
import { textColumn } from '@broadsheet/service-kit/database';
import type { EditingContext } from '../EditingContext.ts';
import { readSections } from './findSubjects.ts';
import type { Subject, SubjectKind } from './findSubjects.ts';

export interface NamedQuery {
  readonly kind: SubjectKind;
  /** Ids of sections, with or without the last slash, or slugs of authors or tags; each in any spelling. */
  readonly values: readonly string[];
}

// A slug may be that of several authors; readers get the first.
const NAMED_AUTHORS = `select distinct on (slug) coalesce(body ->> 'name', slug) as title, slug as value from authors
  where slug = any ($1::text[]) order by slug, id`;
const NAMED_TAGS = `select coalesce(body ->> 'text', body ->> 'name', slug) as title, slug as value from tags
  where slug = any ($1::text[])`;

/** Lists the keys under which a value may be known, the most exact first. */
const listKeys = (kind: SubjectKind, value: string): readonly string[] =>
  kind === 'section' ? [sectionKey(value)] : listSpellings(value);

/** Reads the titles of the subjects that may be meant, by their key. */
async function readTitles(
  context: EditingContext,
  { kind, values }: NamedQuery,
): Promise<ReadonlyMap<string, string>> {
  if (kind === 'section')
    return new Map((await readSections(context)).map(({ title, value }) => [sectionKey(value), title]));
  if (kind !== 'author' && kind !== 'tag') return new Map();
  const rows = await context.database.query(kind === 'author' ? NAMED_AUTHORS : NAMED_TAGS, [
    values.flatMap(listSpellings),
  ]);
  return new Map(rows.map((row) => [textColumn(row, 'value'), textColumn(row, 'title')]));
}

/** Names what has no document of its own by the stories in which readers see it. */
async function nameByStories(
  context: EditingContext,
  { kind, values }: NamedQuery,
): Promise<ReadonlyMap<string, string>> {
  if (kind !== 'section' && kind !== 'author' && kind !== 'tag') return new Map();
  const store = createContentStore(context);
  const named = values.map(async (value) => {
    const title = await nameInStories(store, { site: context.site, kind, value });
    return title === undefined ? [] : [[value, title] as const];
  });
  return new Map((await Promise.all(named)).flat());
}

/**
 * Returns the sections, authors or tags of some values, with the values as they were given; none for a value that neither the
 * site nor any of its stories has, nor for other kinds. A value is known in every spelling in which lists find it.
 */
export async function nameSubjects(context: EditingContext, query: NamedQuery): Promise<readonly Subject[]> {
  const titles = await readTitles(context, query);
  const titleOf = (value: string): string | undefined => {
    const key = listKeys(query.kind, value).find((each) => titles.has(each));
    return key === undefined ? undefined : titles.get(key);
  };
  const values = query.values.filter((value) => titleOf(value) === undefined);
  const others = await nameByStories(context, { ...query, values });
  return query.values.flatMap((value) => {
    const title = titleOf(value) ?? others.get(value);
    return title === undefined ? [] : [{ title, value }];
  });
}
