/** One-time links that let somebody in: the first administrator, and whoever was invited. Only hashes of them are kept. */
import { createToken, hashToken } from '../accounts/token.ts';
import { optionalTextColumn, textColumn } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { momentParameter } from '../../identity/store/moments.ts';
import { isRole } from '../accounts/Role.ts';
import type { Role } from '../accounts/Role.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long an invitation is good. */
export const INVITATION_MS = 7 * DAY_MS;
/** How long the link of the first start is good; the next start makes another. */
export const SET_UP_MS = DAY_MS;

export interface EditorLink {
  /** Absent for the first administrator, who says which. */
  readonly email: string | undefined;
  readonly role: Role;
}

export async function addLink(
  queries: Queries,
  { email, role, expiresAt }: { readonly email?: string; readonly role: Role; readonly expiresAt: number },
): Promise<string> {
  const token = createToken();
  await queries.query(
    `insert into editor_links (token_hash, email, role, expires_at) values ($1, $2, $3, ${momentParameter(4)})`,
    [hashToken(token), email ?? null, role, expiresAt],
  );
  return token;
}

const read = async (
  queries: Queries,
  statement: string,
  token: string,
  now: number,
): Promise<EditorLink | undefined> => {
  const [row] = await queries.query(statement, [hashToken(token), now]);
  const role = row && textColumn(row, 'role');
  if (row === undefined || role === undefined || !isRole(role)) return undefined;
  return { email: optionalTextColumn(row, 'email'), role };
};

/** @returns undefined for a link that was used, has expired or never was */
export const findLink = (queries: Queries, token: string, now: number): Promise<EditorLink | undefined> =>
  read(
    queries,
    `select email, role from editor_links where token_hash = $1 and expires_at > ${momentParameter(2)}`,
    token,
    now,
  );

/** Uses a link up. @returns undefined for one that is not good any more */
export const spendLink = (queries: Queries, token: string, now: number): Promise<EditorLink | undefined> =>
  read(
    queries,
    `delete from editor_links where token_hash = $1 and expires_at > ${momentParameter(2)} returning email, role`,
    token,
    now,
  );
