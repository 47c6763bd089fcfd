/** One-time links: for the first administrator, for invitations and for new passwords. Only their hashes are stored. */
import { toWrittenEmail } from '@broadsheet/service-kit/http';
import { DAY_MS } from '@broadsheet/client-core';
import { createToken, hashToken } from '../accounts/token.ts';
import {
  inMilliseconds,
  momentColumn,
  momentParameter,
  optionalTextColumn,
  textColumn,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { isRole } from '../accounts/Role.ts';
import type { Role } from '../accounts/Role.ts';

/** Milliseconds for which an invitation is valid. */
export const INVITATION_MS = 7 * DAY_MS;
/** Milliseconds for which the link of the first start is valid; the next start creates another one. */
export const SET_UP_MS = DAY_MS;
/** Milliseconds for which a link to a new password is valid. */
export const PASSWORD_LINK_MS = DAY_MS;

export interface EditorLink {
  /** The email address that the link is for; undefined for the first administrator, who chooses it. */
  readonly email: string | undefined;
  readonly role: Role;
  /** The id of the editor who gets a new password; undefined for other links. */
  readonly editorId: string | undefined;
}

export interface NewLink {
  readonly email?: string;
  readonly editorId?: string;
  readonly role: Role;
  readonly expiresAt: number;
}

export async function addLink(
  queries: Queries,
  { email, editorId, role, expiresAt }: NewLink,
): Promise<string> {
  const token = createToken();
  await queries.query(
    `insert into editor_links (token_hash, email, role, expires_at, editor_id)
     values ($1, $2, $3, ${momentParameter(4)}, $5)`,
    [hashToken(token), email ?? null, role, expiresAt, editorId ?? null],
  );
  return token;
}

function toLink(row: SqlRow | undefined): EditorLink | undefined {
  const role = row && textColumn(row, 'role');
  if (row === undefined || role === undefined || !isRole(role)) return undefined;
  return {
    email: optionalTextColumn(row, 'email'),
    role,
    editorId: optionalTextColumn(row, 'editor_id'),
  };
}

const GOOD = `token_hash = $1 and expires_at > ${momentParameter(2)}`;

/** Finds a link by its token. @returns undefined when it was used, has expired or never existed */
export async function findLink(
  queries: Queries,
  token: string,
  now: number,
): Promise<EditorLink | undefined> {
  const [row] = await queries.query(`select email, role, editor_id from editor_links where ${GOOD}`, [
    hashToken(token),
    now,
  ]);
  return toLink(row);
}

/** Finds a link and deletes it, so that it works once. @returns undefined when it was used, has expired or never existed */
export async function consumeLink(
  queries: Queries,
  token: string,
  now: number,
): Promise<EditorLink | undefined> {
  const [row] = await queries.query(
    `delete from editor_links where ${GOOD} returning email, role, editor_id`,
    [hashToken(token), now],
  );
  return toLink(row);
}

/** An invitation that nobody has used and that has not expired. */
export interface Invitation {
  /** The hash of its token, which opens nothing. */
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Lists the open invitations, the one that expires first at the top. */
export async function listInvitations(queries: Queries, now: number): Promise<readonly Invitation[]> {
  const rows = await queries.query(
    `select token_hash, email, role, editor_id, ${inMilliseconds('expires_at')} as expires_at from editor_links
      where email is not null and editor_id is null and expires_at > ${momentParameter(1)}
      order by editor_links.expires_at, email`,
    [now],
  );
  return rows.flatMap((row) => {
    const { email, role } = toLink(row) ?? {};
    if (email === undefined || role === undefined) return [];
    return {
      id: textColumn(row, 'token_hash'),
      email: toWrittenEmail(email),
      role,
      expiresAt: momentColumn(row, 'expires_at'),
    };
  });
}

/** Deletes an invitation, whose link is invalid from then on. @returns its email; undefined when there is no such one */
export async function deleteInvitation(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queries.query(
    `delete from editor_links where token_hash = $1 and email is not null and editor_id is null returning email`,
    [id],
  );
  return row && textColumn(row, 'email');
}

/** Deletes all invitations of an email address. @returns the role of one of them; undefined when there was none */
export async function consumeInvitation(
  queries: Queries,
  email: string,
  now: number,
): Promise<Role | undefined> {
  const rows = await queries.query(
    `delete from editor_links where email = $1 and editor_id is null and expires_at > ${momentParameter(2)}
      returning email, role, editor_id`,
    [email, now],
  );
  return toLink(rows.at(-1))?.role;
}

/** Deletes the links of the first start, because there is an administrator now. */
export async function dropSetUpLinks(queries: Queries): Promise<void> {
  await queries.query('delete from editor_links where email is null and editor_id is null');
}
