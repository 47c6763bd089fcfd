import type { UpdatePasswordBody } from '@broadsheet/sdk-identity/contract';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import type { Caller } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { findLink } from '../links/linkStore.ts';
import { mailLink } from '../links/mailLink.ts';
import { redeemLink } from '../links/redeemLink.ts';
import { cancelPending, endUnproven } from '../recovery/endAccess.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import { withLiveReader } from '../sessions/withLiveReader.ts';
import { revokeSessions } from '../sessions/sessionStore.ts';
import { saveVerifiedEmail } from '../store/accountStore.ts';
import { insertIdentity, listIdentities, savePasswordHash } from '../store/loginIdentityStore.ts';
import { requirePasswordRules } from './requirePasswordRules.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the reader's password, ends the sessions of all other devices and cancels what is pending (`cancelPending`).
 *
 * @throws ServiceError 300010 for a wrong old password, 300011 without a password, 300012 when the rules are not met, 401 when
 *   the session is ended in the meantime
 */
export async function changePassword(
  context: IdentityContext,
  { accountUuid, sessionId, caller }: ReaderAccess & { readonly caller: Caller },
  { oldPassword, newPassword }: PasswordChange,
): Promise<UpdatePasswordBody> {
  const { database, hasher, limits, mail } = context;
  requirePasswordRules(newPassword, await context.configuration());
  await limits.consume('password', { account: accountUuid });
  const identities = await listIdentities(database, accountUuid);
  const identity = identities.find(({ type }) => type === 'Password');
  if (identity === undefined) throw new ServiceError(refusals.passwordMissing);
  const { isRight } = await hasher.verify(oldPassword, identity.passwordHash);
  if (!isRight) throw new ServiceError(refusals.passwordWrong);
  await limits.forgive('password', { account: accountUuid });
  const passwordHash = await hasher.hash(newPassword);
  await withLiveReader(context, { accountUuid, sessionId }, async ({ queries, account, now }) => {
    await savePasswordHash(queries, identity.id, passwordHash, now);
    await revokeSessions(queries, accountUuid, now, sessionId);
    await cancelPending(queries, accountUuid, now);
    await context.knownDevices.forget(queries, accountUuid, caller);
    await mail.addNotice(queries, 'passwordChanged', account.email);
  });
  mail.wake();
  return {
    userName: identity.userName,
    passwordReset: false,
    type: identity.type,
    lastLoginDate: identity.lastLoginOn,
    locked: identity.locked,
  };
}

/** Mails a reset link; known and unknown names get the same answer after the same time. */
export async function requestPasswordReset(
  context: IdentityContext,
  request: {
    readonly email: string;
    readonly captchaToken: string | undefined;
    readonly caller: Caller;
  },
): Promise<void> {
  const { email, captchaToken, caller } = request;
  const known = await context.knownDevices.recognise(email, caller);
  await context.requireCaptcha('resetPassword', { captchaToken, known, address: caller.address });
  await mailLink(context, { purpose: 'resetPassword', email, caller, known });
}

/** Sets the password of an account, which may not have had one. */
async function setPassword(
  queries: Queries,
  { uuid, email }: { readonly uuid: string; readonly email: string },
  passwordHash: string,
  now: number,
): Promise<void> {
  const identities = await listIdentities(queries, uuid);
  const identity = identities.find(({ type }) => type === 'Password');
  if (identity !== undefined) {
    await savePasswordHash(queries, identity.id, passwordHash, now);
    return;
  }
  const password = { accountUuid: uuid, type: 'Password', subject: email, userName: email } as const;
  await insertIdentity(queries, { ...password, passwordHash, now });
}

/**
 * Sets a new password by a mailed link, which proves the address; signs every device out and cancels what is pending. If the
 * address was not proven before, everything that was added to the account is removed.
 *
 * @throws ServiceError 130010 for an invalid link; 300012 when the rules are not met, after which the link stays valid
 */
export async function resetPassword(
  context: IdentityContext,
  nonce: string,
  newPassword: string,
): Promise<void> {
  const { database, hasher, clock, mail } = context;
  requirePasswordRules(newPassword, await context.configuration());
  const now = clock.now();
  // Hashing is slow: it is done only for links that exist, and not while the account is locked.
  const found = await findLink(database, 'resetPassword', nonce, now);
  if (found === undefined) throw new ServiceError(refusals.linkInvalid);
  const passwordHash = await hasher.hash(newPassword);
  await database.transaction(async (queries) => {
    const link = await redeemLink(queries, { purpose: 'resetPassword', nonce, now });
    if (link === undefined || link.account.email !== link.email) throw new ServiceError(refusals.linkInvalid);
    const { account } = link;
    if (account.emailVerified) await cancelPending(queries, account.uuid, now);
    else await endUnproven(queries, account.uuid, now);
    await setPassword(queries, account, passwordHash, now);
    await saveVerifiedEmail(queries, account.uuid, account.email, now);
    await revokeSessions(queries, account.uuid, now);
    await context.knownDevices.forget(queries, account.uuid);
    await mail.addNotice(queries, 'passwordChanged', account.email);
  });
  mail.wake();
}
