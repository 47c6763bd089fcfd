/**
 * Finds the account that a proven identity belongs to, by rules that keep everybody out of other people's accounts:
 *
 * 1. An identity that is already connected signs in to its account, whatever its address is now.
 * 2. A reader who is signed in connects the identity to their own account.
 * 3. An address that the provider has verified opens the account with that address, if the account's address is verified
 * too;
 *    otherwise somebody may have created the account beforehand with an address that is not theirs.
 * 4. For an address without an account, an account is created.
 */
import { randomUUID } from 'node:crypto';
import type { Queries } from '@broadsheet/service-kit/database';
import { compact } from '@broadsheet/service-kit/json';
import { foldEmail, isEmail, ServiceError } from '@broadsheet/service-kit/http';
import { connectInstead, emailNotGiven, refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { requireLiveSession } from '../sessions/authenticate.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import type { Account } from '../store/Account.ts';
import { findAccountByEmail, insertAccount, lockAccount } from '../store/accountStore.ts';
import { findIdentity, insertIdentity, listIdentities } from '../store/loginIdentityStore.ts';
import type { ProvenReader } from './ProvenReader.ts';

/** Another request stored the same account or identity between our read and our write. */
class Collision extends Error {
  override readonly name = 'Collision';
}

interface Owner {
  readonly accountUuid: string;
  /** The address that still has to be verified. */
  readonly unverified: string | undefined;
}

const LONGEST_SUBJECT = 500;

function usableEmail({ email = '' }: ProvenReader): string | undefined {
  const folded = foldEmail(email);
  return folded.isWellFormed() && isEmail(folded) ? folded : undefined;
}

async function store(
  queries: Queries,
  accountUuid: string,
  proven: ProvenReader,
  now: number,
): Promise<Owner> {
  const { type, subject, names } = proven;
  const userName = usableEmail(proven) ?? names.displayName ?? subject;
  if (!(await insertIdentity(queries, { accountUuid, type, subject, userName, now }))) throw new Collision();
  return { accountUuid, unverified: undefined };
}

async function requireActive(queries: Queries, accountUuid: string): Promise<Account> {
  const account = await lockAccount(queries, accountUuid);
  if (account === undefined || account.status === 'Disabled') {
    throw new ServiceError(refusals.accountDisabled);
  }
  return account;
}

/** Connects an identity. An account has at most one identity of a provider, because unlinking names only the provider. */
async function connect(
  queries: Queries,
  accountUuid: string,
  proven: ProvenReader,
  now: number,
): Promise<Owner> {
  const { type, subject, subjectPrefix = '' } = proven;
  const identities = await listIdentities(queries, accountUuid);
  // Another tab may have connected it in the meantime.
  if (identities.some((identity) => identity.type === type && identity.subject === subject)) {
    return { accountUuid, unverified: undefined };
  }
  const isTaken = identities.some(
    (identity) => identity.type === type && identity.subject.startsWith(subjectPrefix),
  );
  if (isTaken) throw new ServiceError(refusals.providerTaken);
  return store(queries, accountUuid, proven, now);
}

async function makeAccount(
  queries: Queries,
  email: string,
  proven: ProvenReader,
  now: number,
): Promise<Owner> {
  const { isEmailVerified: emailVerified, names } = proven;
  const uuid = randomUUID();
  const profile = compact({ ...names });
  if (!(await insertAccount(queries, { uuid, email, emailVerified, profile, now }))) throw new Collision();
  await store(queries, uuid, proven, now);
  return { accountUuid: uuid, unverified: emailVerified ? undefined : email };
}

async function findOrMake(
  queries: Queries,
  proven: ProvenReader,
  reader: ReaderAccess | undefined,
  now: number,
): Promise<Owner> {
  const known = await findIdentity(queries, proven.type, proven.subject);
  if (known !== undefined) {
    const { accountUuid, locked } = known;
    if (reader !== undefined && reader.accountUuid !== accountUuid) {
      throw new ServiceError(refusals.identityTaken);
    }
    if (locked) throw new ServiceError(refusals.accountDisabled);
    return { accountUuid, unverified: undefined };
  }
  if (reader !== undefined) {
    await requireActive(queries, reader.accountUuid);
    await requireLiveSession(queries, reader, now);
    return connect(queries, reader.accountUuid, proven, now);
  }
  const email = usableEmail(proven);
  if (email === undefined) throw emailNotGiven(proven.provider);
  const found = await findAccountByEmail(queries, email);
  if (found === undefined) return makeAccount(queries, email, proven, now);
  const account = await requireActive(queries, found.uuid);
  // Checked under the lock, because the account's address may just have changed.
  if (account.email !== email || !account.emailVerified || !proven.isEmailVerified) {
    throw connectInstead(proven.provider);
  }
  return connect(queries, account.uuid, proven, now);
}

/**
 * Finds the account of a proven identity, connects the identity to an account, or creates one.
 *
 * @param reader the reader who is already signed in
 * @returns the uuid of the account
 * @throws ServiceError 300039 when the identity is another account's or ownership of the address is not proven, 300045
 *   without an address, 100015 for a disabled account, 401 when the reader's session is ended in the meantime
 */
export async function findOwner(
  context: Pick<IdentityContext, 'database' | 'clock' | 'mail'>,
  proven: ProvenReader,
  reader: ReaderAccess | undefined,
): Promise<string> {
  if (proven.subject.length > LONGEST_SUBJECT || /[\p{Cc}\p{Cs}]/u.test(proven.subject)) {
    throw new Error(`${proven.provider} named a reader in a way that cannot be stored.`);
  }
  const attempt = (): Promise<Owner> =>
    context.database.transaction(async (queries) => {
      const owner = await findOrMake(queries, proven, reader, context.clock.now());
      const { accountUuid, unverified: email } = owner;
      if (email !== undefined)
        await context.mail.requestLink(queries, { purpose: 'verifyEmail', accountUuid, email });
      return owner;
    });
  const { accountUuid } = await attempt().catch((error: unknown) => {
    // The second attempt finds what the other request stored.
    if (error instanceof Collision) return attempt();
    throw error;
  });
  context.mail.wake();
  return accountUuid;
}
