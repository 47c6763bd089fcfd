/** Finds what shows a picture: published and scheduled pages and drafts, shared sections, collections, settings, stories and authors. */
import { integerColumn, optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import type { SqlRow } from '@broadsheet/service-kit/database';
import type { EditingContext } from '../EditingContext.ts';

/** One thing that shows the picture. */
export interface PictureUse {
  readonly kind: 'page' | 'section' | 'collection' | 'setting' | 'story' | 'author';
  /** The id in the page builder; for a story and an author that of the document. */
  readonly id: string;
  readonly name: string;
  /** Whether readers get it like this, will get it at a time that is set, or only the draft shows the picture. */
  readonly state: 'published' | 'scheduled' | 'draft';
  /** The other site of the same database that it belongs to; `undefined` for this site and for a story or an author. */
  readonly site: string | undefined;
  /** The path of a story on the site. */
  readonly path: string | undefined;
}

export interface PictureUses {
  /** At most 50 of each kind. */
  readonly uses: readonly PictureUse[];
  /** The number of all, including those that are not listed. */
  readonly count: number;
}

/** A picture in the library, by which it is known to pages. */
export interface UsedPicture {
  readonly id: string;
  /** The URL of its file. */
  readonly url: string;
}

const MOST = 50;

/** `$1`: this site; `$2`: the id as JSON; `$3`: the address as it stands inside a JSON text. */
const SHOWS = (column: string) =>
  `(position($2 in ${column}::text) > 0 or position($3 in ${column}::text) > 0)`;

const PLACES = `
  select case when p.document #>> '{match,kind}' = 'shared-section' then 'section' else 'page' end as kind,
      p.id, coalesce(p.document ->> 'name', p.id) as name, p.state, null as path, nullif(p.site, $1) as site
    from (select site, id, body as document, 'published' as state from pages
      union all select site, id, document, 'scheduled' from page_schedules
      union all select site, id, document, 'draft' from page_drafts) p
    where ${SHOWS('p.document')}
  union all
  select 'collection', d.id, coalesce(nullif(d.search_title, ''), d.id), 'published', null, null
    from documents d where d.type = 'collection' and ${SHOWS('d.body')}
  union all
  select case when s.id like 'collection:%' then 'collection' else 'setting' end,
      case when s.id like 'collection:%' then substr(s.id, 12) else s.id end,
      coalesce(s.document #>> '{headlines,basic}', s.document ->> 'name',
        case when s.id like 'collection:%' then substr(s.id, 12) else s.id end), s.state, null, nullif(s.site, $1)
    from (select site, id, document, 'draft' as state from setting_drafts
      union all select site, id, document, 'scheduled' from setting_schedules
      union all select site, 'site', body, 'published' from site_properties
      union all select site, 'theme', body, 'published' from site_themes
      union all select site, 'navigation:' || hierarchy, body, 'published' from navigation) s
    where ${SHOWS('s.document')}`;

/** Authors contain their portraits; stories contain images, or refer to them. */
const DOCUMENTS = `
  select u.kind, u.id, u.name, u.state, w.website_url as path, null as site, count(*) over ()::int as n
    from (
      select 'story' as kind, d.id, coalesce(nullif(d.search_title, ''), d.id) as name, d.display_date,
          case when d.published then 'published' else 'draft' end as state
        from documents d
        where d.type not in ('collection', 'image') and (
          d.id in (select document_id from pictures where id = $2)
          or referred_ids(d.body) @> jsonb_build_array($2::text))
      union all
      select 'author', a.id, coalesce(a.body ->> 'name', a.slug), null, 'published'
        from pictures p join authors a on 'author ' || a.id = p.document_id where p.id = $2
    ) u
    left join document_websites w on u.kind = 'story' and w.document_id = u.id and w.site = $1
    order by u.display_date desc nulls last, u.id limit ${MOST}`;

/** The strongest first. */
const STATES: readonly PictureUse['state'][] = ['published', 'scheduled', 'draft'];
const KINDS: readonly PictureUse['kind'][] = ['page', 'section', 'collection', 'setting', 'story', 'author'];

function toUse(row: SqlRow): PictureUse {
  const [kind, state] = [textColumn(row, 'kind'), textColumn(row, 'state')];
  return {
    kind: KINDS.find((each) => each === kind) ?? 'page',
    id: textColumn(row, 'id'),
    name: textColumn(row, 'name'),
    state: STATES.find((each) => each === state) ?? 'published',
    path: optionalTextColumn(row, 'path'),
    site: optionalTextColumn(row, 'site'),
  };
}

/** Names a thing once: published before scheduled, and scheduled before its draft. */
function withoutRepeats(uses: readonly PictureUse[]): readonly PictureUse[] {
  const weakestFirst = uses.toSorted((one, other) => STATES.indexOf(other.state) - STATES.indexOf(one.state));
  return [
    ...new Map(weakestFirst.map((use) => [JSON.stringify([use.site, use.kind, use.id]), use])).values(),
  ];
}

const inOrder = (one: PictureUse, other: PictureUse): number =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.name.localeCompare(other.name);

/**
 * Finds what shows a picture now, or will once a draft or a scheduled version is published, on all sites of the database. Old
 * versions of pages do not count.
 */
export async function findPictureUses(
  { database, site }: Pick<EditingContext, 'database' | 'site'>,
  { id, url }: UsedPicture,
): Promise<PictureUses> {
  const [places, documents] = await Promise.all([
    database.query(PLACES, [site, JSON.stringify(id), JSON.stringify(url).slice(1, -1)]),
    database.query(DOCUMENTS, [site, id]),
  ]);
  const placed = withoutRepeats(places.map(toUse));
  const [first] = documents;
  const kinds = Map.groupBy(placed, ({ kind }) => kind);
  return {
    uses: [
      ...[...kinds.values()].flatMap((uses) => uses.toSorted(inOrder).slice(0, MOST)),
      ...documents.map(toUse),
    ].toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)),
    count: placed.length + (first === undefined ? 0 : integerColumn(first, 'n')),
  };
}
