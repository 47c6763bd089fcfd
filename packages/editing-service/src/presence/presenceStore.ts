/**
 * Stores which editors have a page open, and which block they have selected. Rows expire after twenty seconds unless
 * renewed. A table is used, so that editors see each other across processes.
 */
import {
  optionalTextColumn,
  textColumn,
  booleanColumn,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { PageKey } from '../drafts/editedTable.ts';

/** Milliseconds after the last request for which an editor counts as present: four requests may get lost. */
const THERE_MS = 20_000;
/** Milliseconds after which rows are deleted. */
const GONE_MS = 60 * 60_000;

/** Another editor who has the page open, or the same editor in another tab. */
export interface Presence {
  /** The id of the browser tab, unique across browsers. */
  readonly tab: string;
  readonly editorId: string;
  readonly name: string;
  /** The id of the block that is selected in the tab. */
  readonly blockId: string | undefined;
  /** Whether this is the requesting editor in another tab. */
  readonly isYou: boolean;
}

export interface Place {
  readonly editorId: string;
  readonly tab: string;
  readonly blockId: string | undefined;
  readonly now: number;
}

/** Stores the presence of an editor. @returns all others who have the page open, sorted by name */
export async function recordPresence(
  queries: Queries,
  { site, id }: PageKey,
  { editorId, tab, blockId, now }: Place,
): Promise<readonly Presence[]> {
  await queries.query(`delete from page_presence where seen_at < ${momentParameter(1)}`, [now - GONE_MS]);
  await queries.query(
    `insert into page_presence (site, page_id, editor_id, tab, block_id, seen_at)
     values ($1, $2, $3, $4, $5, ${momentParameter(6)})
     on conflict (site, page_id, editor_id, tab)
     do update set block_id = excluded.block_id, seen_at = excluded.seen_at`,
    [site, id, editorId, tab, blockId ?? null, now],
  );
  const rows = await queries.query(
    `select p.tab, p.editor_id, e.name, p.block_id, p.editor_id = $3 as is_you
       from page_presence p join editors e on e.id = p.editor_id
      where p.site = $1 and p.page_id = $2 and not (p.editor_id = $3 and p.tab = $4)
        and p.seen_at > ${momentParameter(5)}
      order by e.name, p.tab`,
    [site, id, editorId, tab, now - THERE_MS],
  );
  return rows.map((row) => ({
    tab: textColumn(row, 'tab'),
    editorId: textColumn(row, 'editor_id'),
    name: textColumn(row, 'name'),
    blockId: optionalTextColumn(row, 'block_id'),
    isYou: booleanColumn(row, 'is_you'),
  }));
}

/** Deletes the presence of an editor who has closed the page. */
export async function endPresence(
  queries: Queries,
  { site, id }: PageKey,
  { editorId, tab }: Pick<Place, 'editorId' | 'tab'>,
): Promise<void> {
  await queries.query(
    'delete from page_presence where site = $1 and page_id = $2 and editor_id = $3 and tab = $4',
    [site, id, editorId, tab],
  );
}
