import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  booleanColumn,
  momentColumn,
  optionalMomentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { documentColumn } from '../drafts/draftStore.ts';
import { editedTable } from '../drafts/editedTable.ts';
import type { DraftKey, PageKey } from '../drafts/editedTable.ts';
import type { Editor } from '../accounts/Editor.ts';
import { toStoredNote } from './versionNotes.ts';
import type { VersionNote } from './versionNotes.ts';

/** A version: the published state of a page or setting from a time on. */
export interface PageVersion {
  /** The number of the version, from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** The name of the editor who published it; undefined for an imported state. */
  readonly editorName: string | undefined;
  readonly note: string;
  /** The phrase of a note that the site itself gave, as JSON; null for one that an editor typed. */
  readonly noteSays: JsonObject | null;
  /** The time at which the editor scheduled it, in milliseconds since 1970; undefined for an immediate publication. */
  readonly scheduledAt: number | undefined;
  /** Whether there was a page; false for the version of an end of publication or a deletion. */
  readonly isPage: boolean;
}

export interface NewVersion {
  /** The published document; undefined when the page was unpublished or deleted. */
  readonly document: JsonObject | undefined;
  /** The editor who published it; absent for an imported state. */
  readonly editor?: Pick<Editor, 'id' | 'name'>;
  readonly note: VersionNote;
  readonly at: number;
  /** The time at which it was scheduled, in milliseconds since 1970; absent for an immediate publication. */
  readonly scheduledAt?: number | undefined;
}

/** Stores a version under the next number. Run it in a transaction. */
export async function addVersion(
  queries: Queries,
  key: DraftKey,
  { document, editor, note, at, scheduledAt }: NewVersion,
): Promise<number> {
  const table = editedTable(key, 'versions');
  const stored = toStoredNote(note);
  const [row] = await queries.query(
    `insert into ${table} (site, id, number, document, published_at, editor_id, editor_name, note, scheduled_at,
        note_says)
     select $1, $2, coalesce(max(number), 0) + 1, $3::text::jsonb, ${momentParameter(4)}, $5, $6, $7,
        ${momentParameter(8)}, $9::text::jsonb
       from ${table} where site = $1 and id = $2
     returning number`,
    [
      key.site,
      key.id,
      document === undefined ? null : JSON.stringify(document),
      at,
      editor?.id ?? null,
      editor?.name ?? null,
      stored.note,
      scheduledAt ?? null,
      stored.says === undefined ? null : JSON.stringify(stored.says),
    ],
  );
  if (row === undefined) throw new Error(`No version of "${key.id}" was stored.`);
  return integerColumn(row, 'number');
}

/**
 * Stores the present published page as a version, if it was imported and is no version yet, because the next publication
 * would lose it otherwise.
 */
export async function recordImported(queries: Queries, { site, id }: PageKey, at: number): Promise<void> {
  const [row] = await queries.query('select body from pages where site = $1 and id = $2', [site, id]);
  if (row !== undefined)
    await recordUnlessKnown(queries, { site, id }, { document: documentColumn(row, 'body'), at });
}

/** Stores a document as a version without an editor, unless it equals the newest version. */
export async function recordUnlessKnown(
  queries: Queries,
  key: DraftKey,
  { document, at }: { readonly document: JsonObject; readonly at: number },
): Promise<void> {
  const [row] = await queries.query(
    `select $3::text::jsonb is distinct from (select document from ${editedTable(key, 'versions')}
       where site = $1 and id = $2 order by number desc limit 1) as is_new`,
    [key.site, key.id, JSON.stringify(document)],
  );
  if (row !== undefined && booleanColumn(row, 'is_new'))
    await addVersion(queries, key, { document, note: '', at });
}

/** Returns the versions of a page or setting, the newest first. */
export async function listVersions(queries: Queries, key: DraftKey): Promise<readonly PageVersion[]> {
  const rows = await queries.query(
    `select number, ${inMilliseconds('published_at')} as published_at, editor_name, note, note_says,
        ${inMilliseconds('scheduled_at')} as scheduled_at, document is not null as is_page
       from ${editedTable(key, 'versions')} where site = $1 and id = $2 order by number desc`,
    [key.site, key.id],
  );
  return rows.map((row) => ({
    number: integerColumn(row, 'number'),
    publishedAt: momentColumn(row, 'published_at'),
    editorName: optionalTextColumn(row, 'editor_name'),
    note: textColumn(row, 'note'),
    noteSays: row['note_says'] === null ? null : documentColumn(row, 'note_says'),
    scheduledAt: optionalMomentColumn(row, 'scheduled_at'),
    isPage: booleanColumn(row, 'is_page'),
  }));
}

/** Reads the document of a version. @returns undefined when there is no such version, or it has no document */
export async function readVersion(
  queries: Queries,
  key: DraftKey,
  number: number,
): Promise<JsonObject | undefined> {
  const [row] = await queries.query(
    `select document from ${editedTable(key, 'versions')}
      where site = $1 and id = $2 and number = $3 and document is not null`,
    [key.site, key.id, number],
  );
  return row && documentColumn(row, 'document');
}
