import { findHolders, isPathPattern, parseMatch, parsePageDocument } from '@broadsheet/page-document';
import type { PageMatch } from '@broadsheet/page-document';
import { integerColumn } from '@broadsheet/service-kit/database';
import { isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { readSections } from '../subjects/findSubjects.ts';
import { listPublished, readPublished } from '../versions/publishedPage.ts';

/** What readers lose with a published page. */
export interface PageReach {
  readonly match: PageMatch;
  /** The number of addresses that the page serves, or of pages that show the section; undefined where only its source knows it, and for error pages. */
  readonly addresses: number | undefined;
  /** The name of the template that serves its content once it is gone. */
  readonly instead: string | undefined;
}

type ContentMatch = Extract<PageMatch, { kind: 'content' }>;

const SUBTYPE = "coalesce(d.body ->> 'subtype', '')";
const COUNT = `select count(*)::int as n from documents d
  join document_websites w on w.document_id = d.id and w.site = $1
  where d.type = $2 and d.published`;

const listMatches = (pages: readonly JsonObject[]) =>
  pages.flatMap((page) => {
    const match = parseMatch(page['match']);
    return match === undefined ? [] : [{ match, name: textAt(page, 'name') ?? textAt(page, 'id') ?? '' }];
  });

async function countContent(
  { database, site }: EditingContext,
  { type, subtype }: ContentMatch,
  others: readonly PageMatch[],
): Promise<number> {
  const subtypes = others.flatMap((other) =>
    other.kind === 'content' && other.type === type && other.subtype !== undefined ? [other.subtype] : [],
  );
  const [condition, values] =
    subtype !== undefined
      ? [`${SUBTYPE} = $3`, [subtype]]
      : subtypes.length > 0
        ? [`not (${SUBTYPE} = any($3::text[]))`, [subtypes]]
        : ['true', []];
  const [row] = await database.query(`${COUNT} and ${condition}`, [site, type, ...values]);
  return row === undefined ? 0 : integerColumn(row, 'n');
}

async function countAddresses(
  context: EditingContext,
  published: JsonObject,
  { match, others }: { readonly match: PageMatch; readonly others: readonly PageMatch[] },
): Promise<number | undefined> {
  switch (match.kind) {
    case 'status':
      return undefined;
    case 'shared-section': {
      const pages = await listPublished(context.database, context.site);
      return findHolders(
        pages.flatMap((page) => parsePageDocument(page) ?? []),
        textAt(published, 'id') ?? '',
      ).length;
    }
    case 'section':
      return (await readSections(context)).length;
    case 'content':
      return countContent(context, match, others);
    case 'path': {
      if (!isPathPattern(match.path)) return 1;
      const { content } = published;
      const source = isJsonObject(content) ? textAt(content, 'contentService') : undefined;
      const table = source === 'author-api' ? 'authors' : source === 'tags-api' ? 'tags' : undefined;
      if (table === undefined) return undefined;
      const [row] = await context.database.query(`select count(*)::int as n from ${table}`);
      return row && integerColumn(row, 'n');
    }
  }
}

/** Counts the addresses that a published page serves. @throws EditingError 404 when it is not published */
export async function readReach(context: EditingContext, id: string): Promise<PageReach> {
  const { database, site } = context;
  const published = await readPublished(database, { site, id });
  const match = parseMatch(published?.['match']);
  if (published === undefined || match === undefined)
    throw new EditingError(404, { says: 'refusal.not-published' });
  const others = listMatches((await listPublished(database, site)).filter((page) => page['id'] !== id));
  const general = others.find(
    (other) =>
      match.kind === 'content' &&
      match.subtype !== undefined &&
      other.match.kind === 'content' &&
      other.match.type === match.type &&
      other.match.subtype === undefined,
  );
  const addresses = await countAddresses(context, published, {
    match,
    others: others.map((other) => other.match),
  });
  return { match, addresses, instead: general?.name };
}
