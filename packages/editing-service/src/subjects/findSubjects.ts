/**
 * Finds preview subjects for templates in the page builder: stories, sections, authors and tags, by a part of their title.
 */
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { textColumn } from '@broadsheet/service-kit/database';
import type { EditingContext } from '../EditingContext.ts';

export const SUBJECT_KINDS = ['story', 'gallery', 'video', 'section', 'author', 'tag'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export interface Subject {
  readonly title: string;
  /** The path of a story or section, or the slug of an author or tag. */
  readonly value: string;
}

export interface SubjectQuery {
  readonly kind: SubjectKind;
  /** A part of the title, regardless of case; empty: the newest documents, or the first sections, authors or tags. */
  readonly words: string;
}

const MOST = 20;

/** Returns a pattern for `like` that matches texts which contain the words; its special characters are escaped. */
const pattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

const DOCUMENTS = `select d.search_title as title, w.website_url as value
  from documents d join document_websites w on w.document_id = d.id and w.site = $1
  where d.type = $2 and d.published and d.search_title ilike $3
  order by d.display_date desc nulls last, d.id limit ${MOST}`;
const AUTHORS = `select coalesce(body ->> 'name', slug) as title, slug as value from authors
  where coalesce(body ->> 'name', slug) ilike $1 order by 1 limit ${MOST}`;
const TAGS = `select coalesce(body ->> 'text', body ->> 'name', slug) as title, slug as value from tags
  where coalesce(body ->> 'text', body ->> 'name', slug) ilike $1 order by 1 limit ${MOST}`;

function listSections(node: Json): readonly Subject[] {
  const [value, title] = [textAt(node, '_id'), textAt(node, 'name')];
  const isSection = isJsonObject(node) && node['node_type'] !== 'link';
  const own = isSection && value?.startsWith('/') === true && value !== '/' && title !== undefined;
  return [...(own ? [{ title, value }] : []), ...listAt(node, 'children').flatMap(listSections)];
}

/** Returns every section of the hierarchy `default`, in its order, without links and the root. */
export async function readSections({
  database,
  site,
}: Pick<EditingContext, 'database' | 'site'>): Promise<readonly Subject[]> {
  const [row] = await database.query(
    "select body from navigation where site = $1 and hierarchy = 'default'",
    [site],
  );
  const tree = row?.['body'];
  return isJsonObject(tree) ? listSections(tree) : [];
}

/** Finds preview subjects, at most twenty. */
export async function findSubjects(
  context: EditingContext,
  { kind, words }: SubjectQuery,
): Promise<readonly Subject[]> {
  const { database, site } = context;
  switch (kind) {
    case 'section': {
      const requested = words.toLowerCase();
      const sections = await readSections(context);
      return sections.filter(({ title }) => title.toLowerCase().includes(requested)).slice(0, MOST);
    }
    case 'author':
    case 'tag': {
      const rows = await database.query(kind === 'author' ? AUTHORS : TAGS, [pattern(words)]);
      return rows.map((row) => ({ title: textColumn(row, 'title'), value: textColumn(row, 'value') }));
    }
    case 'story':
    case 'gallery':
    case 'video': {
      const rows = await database.query(DOCUMENTS, [site, kind, pattern(words)]);
      return rows.map((row) => ({ title: textColumn(row, 'title'), value: textColumn(row, 'value') }));
    }
  }
}
