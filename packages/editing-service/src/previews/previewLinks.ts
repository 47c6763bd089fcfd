/**
 * Links that show a draft to people without an account for a limited time. Everybody with the link may use it. Only the hash
 * of its token is stored, so that a copy of the table opens nothing.
 */
import { DAY_MS } from '@broadsheet/client-core';
import { randomUUID } from 'node:crypto';
import { textColumn, momentColumn, inMilliseconds, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import type { Editor } from '../accounts/Editor.ts';
import { createToken, hashToken } from '../accounts/token.ts';
import type { PageKey } from '../drafts/editedTable.ts';

/** The longest validity of a link, in milliseconds. */
export const LONGEST_LINK_MS = 30 * DAY_MS;

/** A link as editors see it, without its token, which is shown once. Times are in milliseconds since 1970. */
export interface PreviewLink {
  readonly id: string;
  /** The path that the page is shown for. */
  readonly path: string;
  /** The name of the editor who created the link. */
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

/** Stores a new link. @returns the id of the link and the token that opens it */
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

/** Returns the valid links of a page, the newest first. */
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

/** Finds the page of a link's token. @returns undefined when the link is unknown, expired or revoked */
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

/** Revokes a link of a page. @returns false when there is none, or it is revoked already */
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
