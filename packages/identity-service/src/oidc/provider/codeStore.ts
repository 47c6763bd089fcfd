/**
 * The store of codes that other sites exchange for a session of the reader. A code works once, for one minute; the table
 * has its hash.
 */
import { createHash } from 'node:crypto';
import {
  optionalTextColumn,
  textColumn,
  booleanColumn,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { lockAccount } from '../../store/accountStore.ts';

/** Milliseconds for which a code is valid. */
export const CODE_LIFETIME_MS = 60_000;

export interface StoredCode {
  readonly clientId: string;
  readonly accountUuid: string;
  readonly redirectUri: string;
  readonly scope: readonly string[];
  readonly nonce: string | undefined;
  /** The PKCE challenge (S256). */
  readonly challenge: string;
}

/** A stored code and its state. */
export interface FoundCode extends StoredCode {
  readonly isExpired: boolean;
  readonly isUsed: boolean;
  /** The session that it was exchanged for; undefined before the exchange. */
  readonly sessionId: string | undefined;
}

const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

export async function insertCode(
  queries: Queries,
  code: string,
  stored: StoredCode,
  now: number,
): Promise<void> {
  const { clientId, accountUuid, redirectUri, scope, nonce, challenge } = stored;
  await queries.query(
    `insert into oidc_codes
      (hash, client_id, account_uuid, redirect_uri, scope, nonce, challenge, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, ${momentParameter(8)}, ${momentParameter(9)})`,
    [
      hashCode(code),
      clientId,
      accountUuid,
      redirectUri,
      scope.join(' '),
      nonce ?? null,
      challenge,
      now,
      now + CODE_LIFETIME_MS,
    ],
  );
}

/** Finds a code, used and expired ones too, and locks its account and then the code until the transaction ends. */
export async function lockCode(queries: Queries, code: string, now: number): Promise<FoundCode | undefined> {
  const hash = hashCode(code);
  const [owner] = await queries.query('select account_uuid from oidc_codes where hash = $1', [hash]);
  if (owner === undefined) return undefined;
  await lockAccount(queries, textColumn(owner, 'account_uuid'));
  const [row] = await queries.query(
    `select client_id, account_uuid, redirect_uri, scope, nonce, challenge, session_id,
        expires_at <= ${momentParameter(2)} as is_expired, used_at is not null as is_used
      from oidc_codes where hash = $1 for update`,
    [hash, now],
  );
  if (row === undefined) return undefined;
  return {
    clientId: textColumn(row, 'client_id'),
    accountUuid: textColumn(row, 'account_uuid'),
    redirectUri: textColumn(row, 'redirect_uri'),
    scope: textColumn(row, 'scope').split(' '),
    nonce: optionalTextColumn(row, 'nonce'),
    challenge: textColumn(row, 'challenge'),
    isExpired: booleanColumn(row, 'is_expired'),
    isUsed: booleanColumn(row, 'is_used'),
    sessionId: optionalTextColumn(row, 'session_id'),
  };
}

/** Marks a code as used. @returns false when it was used already */
export async function useCode(queries: Queries, code: string, now: number): Promise<boolean> {
  const rows = await queries.query(
    `update oidc_codes set used_at = ${momentParameter(2)} where hash = $1 and used_at is null returning hash`,
    [hashCode(code), now],
  );
  return rows.length > 0;
}

export async function recordSession(queries: Queries, code: string, sessionId: string): Promise<void> {
  await queries.query('update oidc_codes set session_id = $2 where hash = $1', [hashCode(code), sessionId]);
}
