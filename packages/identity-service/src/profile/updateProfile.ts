import type { ProfileBody } from '@broadsheet/sdk-identity/contract';
import { omit } from '@broadsheet/service-kit/json';
import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { issueLink } from '../links/linkStore.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import { withLiveReader } from '../sessions/withLiveReader.ts';
import type { LiveReader } from '../sessions/withLiveReader.ts';
import { findLiveSession } from '../sessions/sessionStore.ts';
import { listIdentities } from '../store/loginIdentityStore.ts';
import { findAccount, saveProfile } from '../store/accountStore.ts';
import type { Account } from '../store/Account.ts';
import { readProfile } from './profileBody.ts';
import type { ProfileChange } from './readProfileChange.ts';

/** Returns an account. @throws ServiceError 401 when it does not exist any more */
export async function requireAccount(
  { database }: Pick<IdentityContext, 'database'>,
  uuid: string,
): Promise<Account> {
  const account = await findAccount(database, uuid);
  if (account === undefined) throw new ServiceError(refusals.readerMissing);
  return account;
}

/** Returns the address that waits for verification after a change; the account's current address cancels a waiting one. */
function waitingEmail(account: Account, email: string | undefined): string | undefined {
  if (email === undefined) return account.unverifiedEmail;
  return email === account.email ? undefined : email;
}

/** Milliseconds after a sign-in during which a change of address needs no password. */
const FRESH_SIGN_IN_MS = 10 * 60_000;

/**
 * Requires a fresh sign-in or the password, because a session that was left open or stolen must not suffice to take over the
 * account.
 *
 * @throws ServiceError 300014 without a password when the sign-in is not fresh, 300010 for a wrong password
 */
async function requireProof(
  context: IdentityContext,
  { accountUuid, sessionId }: ReaderAccess,
  password: string | undefined,
): Promise<void> {
  const { database, clock, hasher, limits } = context;
  if (password === undefined) {
    const now = clock.now();
    const session = await findLiveSession(database, sessionId, now);
    if (session !== undefined && now - session.createdOn <= FRESH_SIGN_IN_MS) return;
    throw new ServiceError(refusals.proofNeeded);
  }
  await limits.consume('password', { account: accountUuid });
  const identities = await listIdentities(database, accountUuid);
  const hash = identities.find(({ type }) => type === 'Password')?.passwordHash;
  if (!(await hasher.verify(password, hash)).isRight) throw new ServiceError(refusals.passwordWrong);
  await limits.forgive('password', { account: accountUuid });
}

/**
 * Queues the verification of a new address, and a link that restores the present one; not if that is unverified, because it
 * may be a stranger's.
 */
async function queueAddressMails(
  { mail }: IdentityContext,
  { queries, account, now }: LiveReader,
  newEmail: string,
): Promise<void> {
  const { uuid: accountUuid, email, emailVerified } = account;
  await mail.requestLink(queries, { purpose: 'verifyEmail', accountUuid, email: newEmail });
  if (!emailVerified) return;
  const nonce = await issueLink(queries, 'restoreEmail', { accountUuid, email }, now);
  await mail.addRestoreLink(queries, { accountUuid, email, nonce, newEmail });
}

/**
 * Changes the given members and leaves the others. A new email address is stored as `unverifiedEmail` until the reader
 * follows the link that is mailed to it; it requires the password or a fresh sign-in, and the previous address is notified.
 */
export async function updateProfile(
  context: IdentityContext,
  reader: ReaderAccess,
  change: ProfileChange,
): Promise<ProfileBody> {
  const { database, limits, mail } = context;
  const { accountUuid } = reader;
  const before = await requireAccount(context, accountUuid);
  const unverifiedEmail = waitingEmail(before, change.email);
  const isNewAddress = unverifiedEmail !== undefined && unverifiedEmail !== before.unverifiedEmail;
  if (isNewAddress) {
    await requireProof(context, reader, change.password);
    await limits.consume('ownMail', { account: accountUuid });
  }
  await withLiveReader(context, reader, async (live) => {
    const { queries, account, now } = live;
    const profile = { ...omit(account.profile, ...change.cleared), ...change.values };
    await saveProfile(queries, accountUuid, {
      profile,
      unverifiedEmail: waitingEmail(account, change.email),
      now,
    });
    if (isNewAddress) await queueAddressMails(context, live, unverifiedEmail);
  });
  mail.wake();
  return readProfile(database, await requireAccount(context, accountUuid));
}
