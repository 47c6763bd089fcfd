import type { ProfileBody } from '@broadsheet/sdk-identity/contract';
import { omit } from '../../content/json/Json.ts';
import { mailVerification } from '../email/verifyEmail.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import { issueLink } from '../links/linkStore.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import { findLiveSession } from '../sessions/sessionStore.ts';
import { listIdentities } from '../store/loginIdentityStore.ts';
import { findAccount, lockAccount, saveProfile } from '../store/accountStore.ts';
import type { Account } from '../store/Account.ts';
import { readProfile } from './profileBody.ts';
import type { ProfileChange } from './readProfileChange.ts';

/** @throws IdentityError 401 when the account is gone */
export async function requireAccount(
  { database }: Pick<IdentityContext, 'database'>,
  uuid: string,
): Promise<Account> {
  const account = await findAccount(database, uuid);
  if (account === undefined) throw new IdentityError(refusals.readerMissing);
  return account;
}

/** The address that waits for its verification after a change; the own address takes a waiting one back. */
function waitingEmail(account: Account, email: string | undefined): string | undefined {
  if (email === undefined) return account.unverifiedEmail;
  return email === account.email ? undefined : email;
}

/** How long after a sign-in nothing more is asked before a change of address, in milliseconds. */
const FRESH_SIGN_IN_MS = 10 * 60_000;

/**
 * A session that was left open, or stolen, must not be enough to take the account away.
 *
 * @throws IdentityError 300014 without a password where the sign-in is not fresh, 300010 for a wrong one
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
    throw new IdentityError(refusals.proofNeeded);
  }
  await limits.spend('password', { account: accountUuid });
  const identities = await listIdentities(database, accountUuid);
  const hash = identities.find(({ type }) => type === 'Password')?.passwordHash;
  if (!(await hasher.verify(password, hash)).isRight) throw new IdentityError(refusals.passwordWrong);
  await limits.forgive('password', { account: accountUuid });
}

/** Tells the address of an account at once, which can take the change back; one that is not proven may be a stranger's. */
function mailRestoreLink(context: IdentityContext, account: Account, newEmail: string): void {
  const { database, tasks, mail, clock } = context;
  const { uuid: accountUuid, email, emailVerified } = account;
  if (!emailVerified) return;
  tasks.run('Mailing the way back from a change of address', async () => {
    const nonce = await issueLink(database, 'restoreEmail', { accountUuid, email }, clock.now());
    await mail.sendRestoreLink(email, { nonce, newEmail });
  });
}

/**
 * Changes the members that are given and leaves the others. A new email address waits as `unverifiedEmail` until the
 * link that is mailed to it is followed; it takes the password or a fresh sign-in, and the address before is told.
 */
export async function updateProfile(
  context: IdentityContext,
  reader: ReaderAccess,
  change: ProfileChange,
): Promise<ProfileBody> {
  const { database, clock, limits } = context;
  const { accountUuid } = reader;
  const before = await requireAccount(context, accountUuid);
  const unverifiedEmail = waitingEmail(before, change.email);
  const isNewAddress = unverifiedEmail !== undefined && unverifiedEmail !== before.unverifiedEmail;
  if (isNewAddress) {
    await requireProof(context, reader, change.password);
    await limits.spend('ownMail', { account: accountUuid });
  }
  await database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountUuid);
    if (account === undefined) throw new IdentityError(refusals.readerMissing);
    const profile = { ...omit(account.profile, ...change.cleared), ...change.values };
    await saveProfile(queries, accountUuid, { profile, unverifiedEmail, now: clock.now() });
  });
  if (isNewAddress) {
    mailVerification(context, { accountUuid, email: unverifiedEmail });
    mailRestoreLink(context, before, unverifiedEmail);
  }
  return readProfile(database, await requireAccount(context, accountUuid));
}
