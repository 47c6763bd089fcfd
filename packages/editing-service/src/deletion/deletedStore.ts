/** Stores deleted pages and hierarchies, with their published documents and drafts, so that they can be restored. */
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import {
  integerColumn,
  textColumn,
  momentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import type { Editor } from '../accounts/Editor.ts';
import { EditingError } from '../EditingError.ts';
import { dropDraft } from '../drafts/draftStore.ts';
import type { PageDraft } from '../drafts/draftStore.ts';
import { editedTable } from '../drafts/editedTable.ts';
import type { DraftKey } from '../drafts/editedTable.ts';
import { dropSchedule } from '../schedules/scheduleStore.ts';

/** A deleted page or hierarchy of the navigation. */
export interface Deleted {
  readonly id: string;
  /** The published document; undefined when it was not published. */
  readonly published: JsonObject | undefined;
  readonly draft: JsonObject | undefined;
  /** The revision of the draft; 0 when there was none. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
  readonly editorName: string;
}

const COLUMNS = `id, published, draft, draft_revision, editor_name, ${inMilliseconds('deleted_at')} as deleted_at`;

function documentAt(row: SqlRow, name: string): JsonObject | undefined {
  const value = row[name];
  return isJsonObject(value) ? value : undefined;
}

const toDeleted = (row: SqlRow): Deleted => ({
  id: textColumn(row, 'id'),
  published: documentAt(row, 'published'),
  draft: documentAt(row, 'draft'),
  revision: integerColumn(row, 'draft_revision'),
  deletedAt: momentColumn(row, 'deleted_at'),
  editorName: textColumn(row, 'editor_name'),
});

/** Returns the deleted pages or settings, the last deleted one first. */
export async function listDeleted(queries: Queries, list: Omit<DraftKey, 'id'>): Promise<readonly Deleted[]> {
  const table = editedTable(list, 'deleted');
  const rows = await queries.query(
    `select ${COLUMNS} from ${table} where site = $1 order by ${table}.deleted_at desc, id`,
    [list.site],
  );
  return rows.map(toDeleted);
}

export async function findDeleted(queries: Queries, key: DraftKey): Promise<Deleted | undefined> {
  const [row] = await queries.query(
    `select ${COLUMNS} from ${editedTable(key, 'deleted')} where site = $1 and id = $2`,
    [key.site, key.id],
  );
  return row && toDeleted(row);
}

export const dropDeleted = (queries: Queries, key: DraftKey) =>
  queries.query(`delete from ${editedTable(key, 'deleted')} where site = $1 and id = $2`, [key.site, key.id]);

interface Deletion {
  readonly published: JsonObject | undefined;
  readonly draft: PageDraft | undefined;
  readonly editor: Editor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Stores a deletion, and drops the draft and the schedule. Run it in a transaction.
 *
 * @throws EditingError 409 when the draft was saved since it was read: it would stay behind without its page
 */
export async function putAside(
  queries: Queries,
  key: DraftKey,
  { published, draft, editor, at }: Deletion,
): Promise<void> {
  await dropDeleted(queries, key);
  await queries.query(
    `insert into ${editedTable(key, 'deleted')}
       (site, id, published, draft, draft_revision, deleted_at, editor_id, editor_name)
     values ($1, $2, $3::text::jsonb, $4::text::jsonb, $5, ${momentParameter(6)}, $7, $8)`,
    [
      key.site,
      key.id,
      published === undefined ? null : JSON.stringify(published),
      draft === undefined ? null : JSON.stringify(draft.document),
      draft?.revision ?? 0,
      at,
      editor.id,
      editor.name,
    ],
  );
  if (draft !== undefined && !(await dropDraft(queries, key, draft.revision)))
    throw new EditingError(409, { says: 'refusal.draft-changed' });
  await dropSchedule(queries, key);
}

interface DraftToRestore {
  readonly document: JsonObject;
  /** The revision of the deleted draft; 0 when the document was no draft. */
  readonly revision: number;
  readonly editorId: string;
  readonly at: number;
}

/** Stores a deleted draft again. There must be no draft with this key. */
export async function restoreDraft(
  queries: Queries,
  key: DraftKey,
  { document, revision, editorId, at }: DraftToRestore,
): Promise<void> {
  await queries.query(
    `insert into ${editedTable(key, 'drafts')} (site, id, document, revision, changed_at, editor_id)
     values ($1, $2, $3::text::jsonb, $4, ${momentParameter(5)}, $6)`,
    [key.site, key.id, JSON.stringify(document), Math.max(revision, 1), at, editorId],
  );
}
