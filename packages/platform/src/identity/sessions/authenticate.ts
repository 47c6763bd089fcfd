import { IdentityError, refusals } from '../IdentityError.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { integerColumn } from '../../database/columns.ts';
import { booleanColumn } from '../store/columns.ts';
import { momentParameter } from '../store/moments.ts';
import { isFromOwnPage, readSessionCookie } from './cookies.ts';
import type { TokenClaims } from './createTokens.ts';
import type { ReaderAccess } from './ReaderAccess.ts';
import { noteSeen } from './sessionStore.ts';

type AccessContext = Pick<IdentityContext, 'database' | 'clock' | 'tokens' | 'siteUrl' | 'trustedOrigins'>;

/** `Bearer {token}` or the bare token; clients without a session send the words of their own emptiness. */
function bearerOf(request: Request): string | undefined {
  const token = /^\s*(?:Bearer\s+)?(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const isEmpty = token === undefined || /^(?:bearer|undefined|null)$/i.test(token);
  return isEmpty ? undefined : token;
}

/** A token is good as long as its session is: revoking one takes effect at once. */
async function accessOf(
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
  if (isNewest && !booleanColumn(row, 'newest_seen')) await noteSeen(database, sessionId, generation);
  return { accountUuid, sessionId };
}

/**
 * Who sends a request: by bearer token, else by session cookie.
 *
 * @returns undefined for anonymous readers and for tokens that are not good (any more)
 * @throws IdentityError 403 when a page of another site would act with the reader's cookie
 */
export async function authenticate(
  context: AccessContext,
  request: Request,
): Promise<ReaderAccess | undefined> {
  const bearer = bearerOf(request);
  if (bearer !== undefined) return accessOf(context, await context.tokens.verify('access', bearer));
  const cookie = readSessionCookie(request, context.siteUrl);
  if (cookie === undefined) return undefined;
  const access = await accessOf(context, await context.tokens.verify('cookie', cookie));
  if (access !== undefined && !isFromOwnPage(request, context.trustedOrigins)) {
    throw new IdentityError(refusals.foreignPage);
  }
  return access;
}

/** @throws IdentityError 401 when nobody is signed in */
export async function requireReader(context: AccessContext, request: Request): Promise<ReaderAccess> {
  const reader = await authenticate(context, request);
  if (reader === undefined) throw new IdentityError(refusals.readerMissing);
  return reader;
}
