import { HOUR_MS } from '@broadsheet/client-core';
import { randomUUID } from 'node:crypto';
import type { RefreshBody } from '@broadsheet/sdk-identity/contract';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { IdentityType } from '../store/Account.ts';
import { lockAccount } from '../store/accountStore.ts';
import { recordLogin } from '../store/loginIdentityStore.ts';
import { ACCESS_TOKEN_MS } from './createTokens.ts';
import type { ReaderAccess } from './ReaderAccess.ts';
import { findLiveSession, insertSession, listLiveSessions } from './sessionStore.ts';
import type { Session } from './sessionStore.ts';

/** Milliseconds for which a remembered session lives after its last refresh. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
const UNREMEMBERED_MS = 24 * HOUR_MS;
/** The maximum age of a session in milliseconds, however often it is refreshed. */
const LONGEST_MS = 365 * 24 * HOUR_MS;

const LONGEST_USER_AGENT = 200;

/** Returns the moment at which a session that is refreshed now expires. */
export function getSessionExpiry(session: Pick<Session, 'remembered' | 'createdOn'>, now: number): number {
  const lifetime = session.remembered ? REMEMBERED_MS : UNREMEMBERED_MS;
  return Math.min(now + lifetime, session.createdOn + LONGEST_MS);
}

/** Issues the tokens of a session's present generation; repeated calls return the same tokens. */
export async function issueTokens(
  { tokens }: Pick<IdentityContext, 'tokens'>,
  session: Session,
): Promise<RefreshBody> {
  const { accountUuid, id: sessionId, generation, refreshedOn, expiresOn } = session;
  const claims = { accountUuid, sessionId, generation };
  const accessEnd = Math.min(refreshedOn + ACCESS_TOKEN_MS, expiresOn);
  return {
    uuid: accountUuid,
    accessToken: await tokens.sign('access', claims, { from: refreshedOn, until: accessEnd }),
    refreshToken: await tokens.sign('refresh', claims, { from: refreshedOn, until: expiresOn }),
  };
}

export interface SessionRequest {
  readonly accountUuid: string;
  readonly remembered: boolean;
  readonly userAgent: string;
  /** The type of the identity whose last login this is; undefined for a mailed link. */
  readonly identityType?: IdentityType;
}

type SessionContext = Pick<IdentityContext, 'clock' | 'deviceLimit' | 'requireVerifiedEmail'>;

/**
 * Signs a device in; the same for every way of proving who the reader is.
 *
 * @param queries the queries of a transaction: logins to one account wait for each other, so the device limit holds
 * @throws ServiceError 100015 for a disabled or deleted account, 130051 for an address that has to be verified first,
 *   100013 when too many devices are signed in, 100010 when the identity has been removed since it was proven
 */
export async function openSession(
  { clock, deviceLimit, requireVerifiedEmail }: SessionContext,
  queries: Queries,
  { accountUuid, remembered, userAgent, identityType }: SessionRequest,
): Promise<Session> {
  const account = await lockAccount(queries, accountUuid);
  if (account === undefined || account.status === 'Disabled') {
    throw new ServiceError(refusals.accountDisabled);
  }
  if (requireVerifiedEmail && !account.emailVerified) throw new ServiceError(refusals.emailUnverified);
  const now = clock.now();
  const devices = await listLiveSessions(queries, accountUuid, now);
  if (devices.length >= deviceLimit) throw new ServiceError(refusals.tooManyDevices);
  const session: Session = {
    id: randomUUID(),
    accountUuid,
    generation: 1,
    newestSeen: true,
    remembered,
    userAgent: userAgent.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').slice(0, LONGEST_USER_AGENT),
    createdOn: now,
    refreshedOn: now,
    expiresOn: getSessionExpiry({ remembered, createdOn: now }, now),
  };
  await insertSession(queries, session);
  const isProven = identityType === undefined || (await recordLogin(queries, accountUuid, identityType, now));
  if (!isProven) throw new ServiceError(refusals.credentialsInvalid);
  return session;
}

/**
 * Signs a device in. If the reader is already signed in on it, e.g. when they connect a provider, that session is kept.
 *
 * @throws ServiceError as `openSession`
 */
export async function openOrKeepSession(
  context: SessionContext,
  queries: Queries,
  { reader, ...request }: SessionRequest & { readonly reader: ReaderAccess | undefined },
): Promise<Session> {
  const { accountUuid, identityType } = request;
  const now = context.clock.now();
  const isOwn = reader?.accountUuid === accountUuid;
  const session = isOwn ? await findLiveSession(queries, reader.sessionId, now) : undefined;
  if (session === undefined) return openSession(context, queries, request);
  if (identityType !== undefined) await recordLogin(queries, accountUuid, identityType, now);
  return session;
}
