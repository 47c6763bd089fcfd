/** Finds images for editors: by words, date and tag, newest first, page by page. */
import { bodyColumn, integerColumn, optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import type { Queries, SqlValue } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';

export interface ImageSearch {
  /** Parts of the file name, the alternative text, the caption, the credit or a tag; an image must have all of them. */
  readonly words?: string;
  /** The first moment, in milliseconds since 1970. */
  readonly from?: number | undefined;
  /** The moment after the last one, in milliseconds since 1970. */
  readonly until?: number | undefined;
  /** The slug of a tag. */
  readonly tag?: string | undefined;
  /** Where the last page ended: its `next`. Anything else starts at the newest image. */
  readonly after?: string | undefined;
  /** The number of images in a page. */
  readonly size: number;
}

export interface FoundImages {
  readonly images: readonly JsonObject[];
  /** The start of the next page; undefined after the last one. */
  readonly next: string | undefined;
}

export interface ImageTag {
  readonly slug: string;
  readonly text: string;
  /** The number of images that have it. */
  readonly count: number;
}

const MOST_WORDS = 12;
const MOST_TAGS = 200;

interface Cursor {
  /** The date in the database's own spelling, which has microseconds; null for an image without one. */
  readonly date: string | null;
  readonly id: string;
}

const writeCursor = ({ date, id }: Cursor): string =>
  Buffer.from(JSON.stringify([date, id])).toString('base64url');

const MOMENT = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?$/;

function readCursor(text: string | undefined): Cursor | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    if (!Array.isArray(parts)) return undefined;
    const [date, id]: readonly unknown[] = parts;
    const isMoment = date === null || (typeof date === 'string' && MOMENT.test(date));
    return isMoment && typeof id === 'string' && !id.includes('\u0000')
      ? { date: typeof date === 'string' ? date : null, id }
      : undefined;
  } catch {
    // A cursor that nobody was given starts at the beginning, as none does.
    return undefined;
  }
}

/** Returns the words as patterns of `like`; accents count only where they are typed. */
const toPatterns = (words: string): readonly string[] =>
  words
    .replaceAll('\u0000', '')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);

const WORDS = "lower(d.search_title || ' ' || d.search_summary)";
const DATE = "(d.display_date at time zone 'UTC')";

/** Returns the conditions of a search, one for each part of the answer, and their values. */
function toConditions({ words = '', from, until, tag, after }: ImageSearch) {
  const values: SqlValue[] = [];
  const slot = (value: SqlValue): string => `$${values.push(value)}`;
  const moment = (ms: number): string => `${slot(new Date(ms).toISOString())}::text::timestamptz`;
  const conditions = ["d.type = 'image'"];
  for (const pattern of toPatterns(words)) conditions.push(`${WORDS} like ${slot(pattern)}`);
  if (from !== undefined) conditions.push(`d.display_date >= ${moment(from)}`);
  if (until !== undefined) conditions.push(`d.display_date < ${moment(until)}`);
  if (tag !== undefined) conditions.push(`d.tag_slugs @> array[${slot(tag)}::text]`);
  const cursor = readCursor(after);
  const all = conditions.join(' and ');
  if (cursor === undefined) return { wheres: [all], values, slot };
  const id = slot(cursor.id);
  if (cursor.date === null)
    return { wheres: [`${all} and d.display_date is null and d.id > ${id}`], values, slot };
  const date = `(${slot(cursor.date)}::text::timestamp at time zone 'UTC')`;
  // Apart from those without a date, so that each half starts in the index where the page before ended.
  const older = `d.display_date <= ${date} and (d.display_date < ${date} or d.id > ${id})`;
  return { wheres: [`${all} and ${older}`, `${all} and d.display_date is null`], values, slot };
}

const ORDER = 'd.display_date desc nulls last, d.id';

/** Finds one page of images. */
export async function findImages(queries: Queries, search: ImageSearch): Promise<FoundImages> {
  const { wheres, values, slot } = toConditions(search);
  const limit = slot(search.size + 1);
  const parts = wheres.map(
    (where) =>
      `(select d.id, d.body, d.display_date from documents d where ${where} order by ${ORDER} limit ${limit})`,
  );
  const rows = await queries.query(
    `select d.id, d.body, ${DATE}::text as date from (${parts.join(' union all ')}) d order by ${ORDER} limit ${limit}`,
    values,
  );
  const shown = rows.slice(0, search.size);
  const last = shown.at(-1);
  return {
    images: shown.map(bodyColumn),
    next:
      last === undefined || rows.length <= search.size
        ? undefined
        : writeCursor({ date: optionalTextColumn(last, 'date') ?? null, id: textColumn(last, 'id') }),
  };
}

const TAGS = `select tag.slug, min(tag.text) as text, count(*)::int as n from documents d
  cross join lateral (
    select coalesce(t ->> 'slug', t ->> '_id') as slug, coalesce(t ->> 'text', t ->> 'slug', t ->> '_id') as text
    from jsonb_array_elements(case jsonb_typeof(d.body #> '{taxonomy,tags}')
      when 'array' then d.body #> '{taxonomy,tags}' else '[]' end) t) tag
  where d.type = 'image' and tag.slug is not null
  group by tag.slug order by n desc, tag.slug limit ${MOST_TAGS}`;

/** Lists the tags of all images, the most used first, 200 at most. */
export async function listImageTags(queries: Queries): Promise<readonly ImageTag[]> {
  const rows = await queries.query(TAGS);
  return rows.map((row) => ({
    slug: textColumn(row, 'slug'),
    text: textColumn(row, 'text'),
    count: integerColumn(row, 'n'),
  }));
}
