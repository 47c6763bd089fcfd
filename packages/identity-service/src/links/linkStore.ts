/**
 * The store of mailed links. The nonce of 32 random bytes is only in the mail; the table has its hash, so that nobody can
 * redeem a link by reading the table.
 */
import { createHash, randomBytes } from 'node:crypto';
import { textColumn, momentColumn, inMilliseconds, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** Milliseconds for which a link is valid, by purpose. */
export const LINK_LIFETIME_MS = {
  oneTimeLink: 10 * 60_000,
  resetPassword: 60 * 60_000,
  verifyEmail: 72 * 60 * 60_000,
  deleteAccount: 24 * 60 * 60_000,
  /** Sent to the previous address after a change; restores it. */
  restoreEmail: 7 * 24 * 60 * 60_000,
} as const;

export type LinkPurpose = keyof typeof LINK_LIFETIME_MS;

export interface AccountLink {
  readonly accountUuid: string;
  /** The address that the link was mailed to. */
  readonly email: string;
}

export interface LinkToRedeem<Purpose extends LinkPurpose = LinkPurpose> {
  readonly purpose: Purpose;
  readonly nonce: string;
  readonly now: number;
}

const NONCE_BYTES = 32;
const hashNonce = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url');

/** A link to make. */
export interface NewLink extends AccountLink {
  /** Milliseconds for which it is valid. Default: those of its purpose. */
  readonly lifetimeMs?: number;
}

/** Creates a link. @returns the nonce in base64url, which needs no escaping in a path */
export async function issueLink(
  queries: Queries,
  purpose: LinkPurpose,
  { accountUuid, email, lifetimeMs = LINK_LIFETIME_MS[purpose] }: NewLink,
  now: number,
): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  await queries.query(
    `insert into account_links (hash, purpose, account_uuid, email, created_at, expires_at)
      values ($1, $2, $3, $4, ${momentParameter(5)}, ${momentParameter(6)})`,
    [hashNonce(nonce), purpose, accountUuid, email, now, now + lifetimeMs],
  );
  return nonce;
}

/**
 * Consumes a link, and with it every other link of the same purpose and account.
 *
 * @returns undefined if it was used, has expired or never existed
 */
export async function consumeLink(
  queries: Queries,
  { purpose, nonce, now }: LinkToRedeem,
): Promise<AccountLink | undefined> {
  const [row] = await queries.query(
    `update account_links set used_at = ${momentParameter(3)}
      where hash = $1 and purpose = $2 and used_at is null and expires_at > ${momentParameter(3)}
      returning account_uuid, email`,
    [hashNonce(nonce), purpose, now],
  );
  if (row === undefined) return undefined;
  const link = { accountUuid: textColumn(row, 'account_uuid'), email: textColumn(row, 'email') };
  await queries.query(
    `update account_links set used_at = ${momentParameter(3)}
      where account_uuid = $1 and purpose = $2 and used_at is null`,
    [link.accountUuid, purpose, now],
  );
  return link;
}

/** Consumes a link that restores an address, and those of later changes. */
export async function consumeRestoreLink(
  queries: Queries,
  nonce: string,
  now: number,
): Promise<(AccountLink & { readonly issuedOn: number }) | undefined> {
  const [row] = await queries.query(
    `update account_links set used_at = ${momentParameter(2)}
      where hash = $1 and purpose = 'restoreEmail' and used_at is null and expires_at > ${momentParameter(2)}
      returning account_uuid, email, ${inMilliseconds('created_at')} as created_at`,
    [hashNonce(nonce), now],
  );
  if (row === undefined) return undefined;
  const issuedOn = momentColumn(row, 'created_at');
  const link = { accountUuid: textColumn(row, 'account_uuid'), email: textColumn(row, 'email'), issuedOn };
  await queries.query(
    `update account_links set used_at = ${momentParameter(2)}
      where account_uuid = $1 and purpose = 'restoreEmail' and used_at is null
        and created_at >= ${momentParameter(3)}`,
    [link.accountUuid, now, issuedOn],
  );
  return link;
}

/** Returns whether a link is valid, without consuming it. */
export async function isLinkGood(
  queries: Queries,
  purpose: LinkPurpose,
  nonce: string,
  now: number,
): Promise<boolean> {
  const rows = await queries.query(
    `select 1 as good from account_links
      where hash = $1 and purpose = $2 and used_at is null and expires_at > ${momentParameter(3)}`,
    [hashNonce(nonce), purpose, now],
  );
  return rows.length > 0;
}

/** Returns whether a valid link of this purpose was mailed to the address. */
export async function hasGoodLink(
  queries: Queries,
  purpose: LinkPurpose,
  { accountUuid, email }: AccountLink,
  now: number,
): Promise<boolean> {
  const rows = await queries.query(
    `select 1 as good from account_links
      where account_uuid = $1 and purpose = $2 and email = $3 and used_at is null
        and expires_at > ${momentParameter(4)} limit 1`,
    [accountUuid, purpose, email, now],
  );
  return rows.length > 0;
}

/** Finds a link without consuming it; used ones are found until they expire. */
export async function findLink(
  queries: Queries,
  purpose: LinkPurpose,
  nonce: string,
  now: number,
): Promise<AccountLink | undefined> {
  const [row] = await queries.query(
    `select account_uuid, email from account_links
      where hash = $1 and purpose = $2 and expires_at > ${momentParameter(3)}`,
    [hashNonce(nonce), purpose, now],
  );
  if (row === undefined) return undefined;
  return { accountUuid: textColumn(row, 'account_uuid'), email: textColumn(row, 'email') };
}

/** Deletes the links that were mailed to an address which is not the account's any more, except those that restore it. */
export async function deleteLinksTo(queries: Queries, { accountUuid, email }: AccountLink): Promise<void> {
  await queries.query(
    "delete from account_links where account_uuid = $1 and email = $2 and purpose <> 'restoreEmail'",
    [accountUuid, email],
  );
}
