import type { IdentityContext } from '../IdentityContext.ts';
import { integerColumn, booleanColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import { isFromOwnPage, readSessionCookie } from './cookies.ts';
import type { TokenClaims } from './createTokens.ts';
import type { ReaderAccess } from './ReaderAccess.ts';
import { findLiveSession, recordSeen } from './sessionStore.ts';

type AccessContext = Pick<IdentityContext, 'database' | 'clock' | 'tokens' | 'siteUrl' | 'trustedOrigins'>;

/**
 * Reads `Bearer {token}` or the bare token. Clients without a session send `undefined` or `null` as text, which is no
 * token.
 */
function readBearer(request: Request): string | undefined {
  const token = /^\s*(?:Bearer\s+)?(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const isEmpty = token === undefined || /^(?:bearer|undefined|null)$/i.test(token);
  return isEmpty ? undefined : token;
}

/** Checks that the session of a token is live, so that revoking a session takes effect at once. */
async function readAccess(
  { database, clock }: AccessContext,
  claims: TokenClaims | undefined,
): Promise<ReaderAccess | undefined> {
  if (claims === undefined) return undefined;
  const { accountUuid, sessionId, generation } = claims;
  const [row] = await database.query(
    `select generation, newest_seen from reader_sessions join accounts on accounts.uuid = reader_sessions.account_uuid
      where reader_sessions.id = $1 and accounts.uuid = $2 and accounts.status = 'Active'
        and accounts.deleted_at is null and reader_sessions.revoked_at is null
        and reader_sessions.expires_at > ${momentParameter(3)}`,
    [sessionId, accountUuid, clock.now()],
  );
  if (row === undefined) return undefined;
  const isNewest = integerColumn(row, 'generation') === generation;
  if (isNewest && !booleanColumn(row, 'newest_seen')) await recordSeen(database, sessionId, generation);
  return { accountUuid, sessionId };
}

/**
 * Returns the reader of a bearer token. A token that has only expired, while its session goes on, is refused: its bearer
 * has a wrong clock, and would otherwise act as nobody without knowing it.
 */
async function readBearerAccess(context: AccessContext, token: string): Promise<ReaderAccess | undefined> {
  const { tokens } = context;
  const claims = await tokens.verify('access', token);
  if (claims !== undefined) return readAccess(context, claims);
  const late = await readAccess(context, await tokens.verifyEvenExpired('access', token));
  if (late !== undefined) throw new ServiceError(refusals.readerMissing);
  return undefined;
}

/**
 * Returns the reader who sends a request, by bearer token, otherwise by session cookie.
 *
 * @returns undefined for anonymous readers, for tokens that are invalid, and for those whose session has ended
 * @throws ServiceError 401 for an expired token of a session that goes on: the client refreshes it and calls again; 403 when a
 *   page of another site uses the reader's cookie
 */
export async function authenticate(
  context: AccessContext,
  request: Request,
): Promise<ReaderAccess | undefined> {
  const bearer = readBearer(request);
  if (bearer !== undefined) return readBearerAccess(context, bearer);
  const cookie = readSessionCookie(request, context.siteUrl);
  if (cookie === undefined) return undefined;
  const access = await readAccess(context, await context.tokens.verify('cookie', cookie));
  if (access !== undefined && !isFromOwnPage(request, context.trustedOrigins)) {
    throw new ServiceError(refusals.foreignPage);
  }
  return access;
}

/** Returns the reader who sends a request. @throws ServiceError 401 when nobody is signed in */
export async function requireReader(context: AccessContext, request: Request): Promise<ReaderAccess> {
  const reader = await authenticate(context, request);
  if (reader === undefined) throw new ServiceError(refusals.readerMissing);
  return reader;
}

/**
 * Requires, in a transaction that has locked the account, that the reader's session goes on. Between the call and the lock
 * the owner may have taken the account back, and what an intruder had under way must not be done any more.
 *
 * @throws ServiceError 401 when it has been ended
 */
export async function requireLiveSession(
  queries: Queries,
  { sessionId }: Pick<ReaderAccess, 'sessionId'>,
  now: number,
): Promise<void> {
  if ((await findLiveSession(queries, sessionId, now)) === undefined) {
    throw new ServiceError(refusals.readerMissing);
  }
}
