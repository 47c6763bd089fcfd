import type { ProfileBody } from '@broadsheet/sdk-identity/contract';
import { omit } from '../../content/json/Json.ts';
import { mailVerification } from '../email/verifyEmail.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
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

/**
 * Changes the members that are given and leaves the others. A new email address waits as `unverifiedEmail` until the
 * link that is mailed to it is followed.
 */
export async function updateProfile(
  context: IdentityContext,
  accountUuid: string,
  change: ProfileChange,
): Promise<ProfileBody> {
  const { database, clock, limits } = context;
  const before = await requireAccount(context, accountUuid);
  const unverifiedEmail = waitingEmail(before, change.email);
  const isNewAddress = unverifiedEmail !== undefined && unverifiedEmail !== before.unverifiedEmail;
  if (isNewAddress) await limits.spend('ownMail', { account: accountUuid });
  await database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountUuid);
    if (account === undefined) throw new IdentityError(refusals.readerMissing);
    const profile = { ...omit(account.profile, ...change.cleared), ...change.values };
    await saveProfile(queries, accountUuid, { profile, unverifiedEmail, now: clock.now() });
  });
  if (isNewAddress) mailVerification(context, { accountUuid, email: unverifiedEmail });
  return readProfile(database, await requireAccount(context, accountUuid));
}
