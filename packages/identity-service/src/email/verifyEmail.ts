import { ServiceError } from '@broadsheet/service-kit/http';
import type { Caller } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { consumeLink, deleteLinksTo, findLink, isLinkGood } from '../links/linkStore.ts';
import { mailLink } from '../links/mailLink.ts';
import { endUnproven } from '../recovery/endAccess.ts';
import { isOwner } from '../recovery/isOwner.ts';
import type { LinkHolder } from '../recovery/isOwner.ts';
import { lockAccount, saveVerifiedEmail } from '../store/accountStore.ts';
import type { Account } from '../store/Account.ts';
import { listIdentities, renamePassword } from '../store/loginIdentityStore.ts';

/** Requests a verification mail; known and unknown addresses get the same answer after the same time. */
export async function requestVerification(
  context: IdentityContext,
  email: string,
  caller: Caller,
): Promise<void> {
  const known = await context.knownDevices.recognise(email, caller);
  await mailLink(context, { purpose: 'verifyEmail', email, caller, known });
}

const isVerified = (account: Account, email: string): boolean =>
  account.email === email && account.emailVerified;

export interface Verification extends LinkHolder {
  readonly nonce: string;
  /** The account's password, which proves on any device that the account is the caller's. */
  readonly password?: string | undefined;
  /** What becomes of an account that is not shown to be the caller's: refused, or emptied for the owner of the address. */
  readonly otherwise: 'refuse' | 'end';
}

/** Returns whether the caller sent the account's password. @throws ServiceError 300010 for a wrong one, 429 */
async function knowsPassword(context: IdentityContext, verification: Verification): Promise<boolean> {
  const { database, clock, hasher, limits } = context;
  const { nonce, password } = verification;
  if (password === undefined) return false;
  const link = await findLink(database, 'verifyEmail', nonce, clock.now());
  if (link === undefined) return false;
  const { accountUuid } = link;
  await limits.consume('password', { account: accountUuid });
  const identities = await listIdentities(database, accountUuid);
  const hash = identities.find(({ type }) => type === 'Password')?.passwordHash;
  if (!(await hasher.verify(password, hash)).isRight) throw new ServiceError(refusals.passwordWrong);
  await limits.forgive('password', { account: accountUuid });
  return true;
}

/**
 * Verifies the address that a link was mailed to. A new address replaces the old one, which gets a notice; links mailed to
 * the old one become invalid. Following the link again changes nothing and is no error.
 *
 * The link proves that the address is the caller's, but not that the account is: somebody else may have created it with this
 * address. So it counts on one of the account's browsers, or with its password. Elsewhere it is refused, or everything that
 * was added to the account before is removed; an account with a verified address never changes hands that way.
 *
 * @throws ServiceError 130010 for an invalid link, 130013 without proof that the account is the caller's, 300010 for a wrong
 *   password
 */
export async function verifyEmail(context: IdentityContext, verification: Verification): Promise<void> {
  const { database, clock, mail, limits } = context;
  const { nonce, otherwise, caller } = verification;
  const now = clock.now();
  const hasPassword = await knowsPassword(context, verification);
  const wasFirst = await database.transaction(async (queries) => {
    const link = await findLink(queries, 'verifyEmail', nonce, now);
    const account = link === undefined ? undefined : await lockAccount(queries, link.accountUuid);
    if (link === undefined || account === undefined) throw new ServiceError(refusals.linkInvalid);
    const { accountUuid, email } = link;
    if (isVerified(account, email)) return false;
    const isWanted = account.email === email || account.unverifiedEmail === email;
    if (!isWanted || !(await isLinkGood(queries, 'verifyEmail', nonce, now))) {
      throw new ServiceError(refusals.linkInvalid);
    }
    const isOwn = hasPassword || (await isOwner(context, queries, { ...verification, accountUuid }));
    if (!isOwn && (otherwise === 'refuse' || account.emailVerified)) {
      throw new ServiceError(refusals.deviceUnknown);
    }
    await consumeLink(queries, { purpose: 'verifyEmail', nonce, now });
    if (!isOwn) await endUnproven(queries, accountUuid, now);
    if (!(await saveVerifiedEmail(queries, accountUuid, email, now))) {
      throw new ServiceError(refusals.linkInvalid);
    }
    if (account.email !== email) {
      await renamePassword(queries, accountUuid, email, now);
      await deleteLinksTo(queries, { accountUuid, email: account.email });
    }
    if (!isOwn) await mail.addNotice(queries, 'accountSecured', email);
    if (account.email !== email) await mail.addNotice(queries, 'emailChanged', account.email);
    return !account.emailVerified;
  });
  // A household or an office signs up from one address; only accounts that nobody has proved count against it.
  if (wasFirst) await limits.forgive('signUp', { address: caller.address });
  mail.wake();
}
