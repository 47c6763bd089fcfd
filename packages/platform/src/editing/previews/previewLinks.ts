/**
 * Links by which somebody without an account sees a draft for a while. Whoever has the link has the right; only the hash of
 * its token is kept, so that the table opens nothing.
 */
import { randomUUID } from 'node:crypto';
import { textColumn } from '../../database/columns.ts';
import type { Queries, SqlRow } from '../../database/Database.ts';
import { momentColumn } from '../../identity/store/columns.ts';
import { inMilliseconds, momentParameter } from '../../identity/store/moments.ts';
import type { Editor } from '../accounts/Editor.ts';
import { createToken, hashToken } from '../accounts/token.ts';
import type { PageKey } from '../drafts/editedTable.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a link is good at most, in milliseconds. */
export const LONGEST_LINK_MS = 30 * DAY_MS;

/** A link as editors see it; its token was told once. Moments are milliseconds since 1970. */
export interface PreviewLink {
  readonly id: string;
  /** That the page is shown for. */
  readonly path: string;
  /** Who made it. */
  readonly editorName: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface NewPreviewLink {
  readonly path: string;
  readonly editor: Editor;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface SharedPage {
  readonly key: PageKey;
  readonly path: string;
}

const toLink = (row: SqlRow): PreviewLink => ({
  id: textColumn(row, 'id'),
  path: textColumn(row, 'path'),
  editorName: textColumn(row, 'editor_name'),
  createdAt: momentColumn(row, 'created_at'),
  expiresAt: momentColumn(row, 'expires_at'),
});

/** @returns the id of the link and the token that opens it */
export async function addPreviewLink(
  queries: Queries,
  { site, id: pageId }: PageKey,
  { path, editor, createdAt, expiresAt }: NewPreviewLink,
): Promise<{ readonly id: string; readonly token: string }> {
  await queries.query(`delete from preview_links where expires_at < ${momentParameter(1)}`, [
    createdAt - LONGEST_LINK_MS,
  ]);
  const [id, token] = [randomUUID(), createToken()];
  await queries.query(
    `insert into preview_links (id, token_hash, site, page_id, path, editor_id, editor_name, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, ${momentParameter(8)}, ${momentParameter(9)})`,
    [id, hashToken(token), site, pageId, path, editor.id, editor.name, createdAt, expiresAt],
  );
  return { id, token };
}

/** The links of a page that are good, newest first. */
export async function listPreviewLinks(
  queries: Queries,
  { site, id }: PageKey,
  now: number,
): Promise<readonly PreviewLink[]> {
  const rows = await queries.query(
    `select id, path, editor_name, ${inMilliseconds('created_at')} as created_at,
        ${inMilliseconds('expires_at')} as expires_at
       from preview_links
      where site = $1 and page_id = $2 and revoked_at is null and expires_at > ${momentParameter(3)}
      order by preview_links.created_at desc, id`,
    [site, id, now],
  );
  return rows.map(toLink);
}

/** @returns undefined for a token that opens nothing, or nothing any more */
export async function findSharedPage(
  queries: Queries,
  token: string,
  now: number,
): Promise<SharedPage | undefined> {
  const [row] = await queries.query(
    `select site, page_id, path from preview_links
      where token_hash = $1 and revoked_at is null and expires_at > ${momentParameter(2)}`,
    [hashToken(token), now],
  );
  return (
    row && {
      key: { site: textColumn(row, 'site'), id: textColumn(row, 'page_id') },
      path: textColumn(row, 'path'),
    }
  );
}

/** @returns false where there is none that is good */
export async function revokePreviewLink(
  queries: Queries,
  { site, id }: PageKey,
  { link, at }: { readonly link: string; readonly at: number },
): Promise<boolean> {
  const rows = await queries.query(
    `update preview_links set revoked_at = ${momentParameter(4)}
      where site = $1 and page_id = $2 and id = $3 and revoked_at is null returning id`,
    [site, id, link, at],
  );
  return rows.length > 0;
}
