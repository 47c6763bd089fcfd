/** One-time links that let somebody in: the first administrator, and whoever was invited. Only hashes of them are kept. */
import { createToken, hashToken } from '../accounts/token.ts';
import { optionalTextColumn, textColumn } from '../../database/columns.ts';
import type { Queries, SqlRow } from '../../database/Database.ts';
import { momentParameter } from '../../identity/store/moments.ts';
import { isRole } from '../accounts/Role.ts';
import type { Role } from '../accounts/Role.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long an invitation is good. */
export const INVITATION_MS = 7 * DAY_MS;
/** How long the link of the first start is good; the next start makes another. */
export const SET_UP_MS = DAY_MS;
/** How long a link to a new password is good. */
export const PASSWORD_LINK_MS = DAY_MS;

export interface EditorLink {
  /** Absent for the first administrator, who says which. */
  readonly email: string | undefined;
  readonly role: Role;
  /** Of one who has an account and gets a new password. */
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

/** @returns undefined for a link that was used, has expired or never was */
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

/** Uses a link up. @returns undefined for one that is not good any more */
export async function spendLink(
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

/** Uses all invitations of an address up. @returns the role of one of them; undefined where it was not invited */
export async function spendInvitation(
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

/** Takes the links of the first start away: somebody is in. */
export async function dropSetUpLinks(queries: Queries): Promise<void> {
  await queries.query('delete from editor_links where email is null and editor_id is null');
}
