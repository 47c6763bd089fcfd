import { randomUUID } from 'node:crypto';
import type { SignUpBody } from '@broadsheet/sdk-identity/contract';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import type { Caller } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { AccountAddress } from '../createIdentityMail.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { issueLink, LINK_LIFETIME_MS } from '../links/linkStore.ts';
import { requirePasswordRules } from '../passwords/requirePasswordRules.ts';
import { profileBody } from '../profile/profileBody.ts';
import type { ProfileChange } from '../profile/readProfileChange.ts';
import { requireLiveSession } from '../sessions/authenticate.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import { openSession, issueTokens } from '../sessions/openSession.ts';
import { revokeSession } from '../sessions/sessionStore.ts';
import type { Account } from '../store/Account.ts';
import { findAccount, findAccountByEmail, insertAccount, lockAccount } from '../store/accountStore.ts';
import { insertIdentity, listIdentities } from '../store/loginIdentityStore.ts';

export interface SignUp {
  /** The folded address (`foldEmail`), which is also the user name. */
  readonly email: string;
  /** `undefined`: the account gets none, and the welcome mail has a link to choose one. */
  readonly password: string | undefined;
  readonly profile: ProfileChange;
  readonly captchaToken: string | undefined;
  /** The reader who is already signed in, perhaps without a password. */
  readonly reader: ReaderAccess | undefined;
  readonly caller: Caller;
}

/** Queues a link to choose a password, which proves the address as well. */
async function queueWelcome(
  { mail, clock }: IdentityContext,
  queries: Queries,
  to: AccountAddress,
): Promise<void> {
  const lifetimeMs = LINK_LIFETIME_MS.verifyEmail;
  const nonce = await issueLink(queries, 'resetPassword', { ...to, lifetimeMs }, clock.now());
  await mail.addWelcome(queries, { ...to, nonce, lifetimeMs });
}

async function requireAccount(queries: Queries, uuid: string): Promise<Account> {
  const account = await findAccount(queries, uuid);
  if (account === undefined) throw new ServiceError(refusals.accountDisabled);
  return account;
}

/**
 * Returns the uuid of the signed-in reader's own account if the address is theirs, so that sign-up adds the missing
 * password.
 */
async function ownAccount(
  { database }: IdentityContext,
  { email, password, reader }: SignUp,
): Promise<string | undefined> {
  const existing = await findAccountByEmail(database, email);
  if (existing === undefined) return undefined;
  if (existing.uuid === reader?.accountUuid && password !== undefined) return existing.uuid;
  throw new ServiceError(refusals.identityExists);
}

/**
 * Creates an account, or adds a password to the signed-in reader's own account, and signs in. If addresses must be verified
 * before a login, the response has no tokens.
 *
 * @throws ServiceError 010122, 300012 when the rules are not met, 300039 when the address has an account, unless it is the
 *   signed-in reader's own, has no password and the request brings one, 401 when the session of the signed-in reader is ended
 *   in the meantime
 */
export async function signUp(context: IdentityContext, request: SignUp): Promise<SignUpBody> {
  const { database, hasher, clock, limits, mail, requireVerifiedEmail } = context;
  const { email, password, profile, reader, captchaToken, caller } = request;
  const { address, userAgent } = caller;
  if (password !== undefined) requirePasswordRules(password, await context.configuration());
  await context.requireCaptcha('signup', { captchaToken, address });
  await limits.consume('signUp', { address });
  const own = await ownAccount(context, request);
  const passwordHash = password === undefined ? undefined : await hasher.hash(password);
  const now = clock.now();
  const { account, identities, session } = await database.transaction(async (queries) => {
    const uuid = own ?? randomUUID();
    const isNew = own === undefined;
    if (!isNew && reader !== undefined) {
      // Hashing took a while, in which the owner may have taken the account back.
      await lockAccount(queries, uuid);
      await requireLiveSession(queries, reader, now);
    }
    const wasMade =
      !isNew ||
      (await insertAccount(queries, { uuid, email, emailVerified: false, profile: profile.values, now }));
    const identity = { accountUuid: uuid, type: 'Password', subject: email, userName: email } as const;
    // A login needs its account, so none is stored where that was not made.
    const hasLogin =
      wasMade &&
      (passwordHash === undefined || (await insertIdentity(queries, { ...identity, passwordHash, now })));
    if (!hasLogin) throw new ServiceError(refusals.identityExists);
    // On a device that is already signed in, the new session replaces the old one.
    if (!isNew && reader !== undefined)
      await revokeSession(queries, { accountUuid: uuid, id: reader.sessionId }, now);
    const made = await requireAccount(queries, uuid);
    if (!made.emailVerified && password === undefined)
      await queueWelcome(context, queries, { accountUuid: uuid, email });
    else if (!made.emailVerified)
      await mail.requestLink(queries, { purpose: 'verifyEmail', accountUuid: uuid, email });
    const mayLogIn = made.emailVerified || !requireVerifiedEmail;
    const opening = {
      ...{ accountUuid: uuid, remembered: true, userAgent },
      ...(password !== undefined && { identityType: 'Password' as const }),
    };
    return {
      account: made,
      session: mayLogIn ? await openSession(context, queries, opening) : undefined,
      identities: await listIdentities(queries, uuid),
    };
  });
  mail.wake();
  const body = profileBody(account, identities);
  const tokens = session === undefined ? { uuid: account.uuid } : await issueTokens(context, session);
  return { ...tokens, identities: body.identities, profile: body };
}
