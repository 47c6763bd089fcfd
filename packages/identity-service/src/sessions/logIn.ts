import { ServiceError, foldEmail, toWrittenEmail } from '@broadsheet/service-kit/http';
import type { Caller } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { LoginIdentity } from '../store/Account.ts';
import { findAccount, lockAccount } from '../store/accountStore.ts';
import { findIdentity, replacePasswordHash } from '../store/loginIdentityStore.ts';
import type { ReaderAccess } from './ReaderAccess.ts';
import { openOrKeepSession, openSession } from './openSession.ts';
import type { Session } from './sessionStore.ts';

export interface PasswordLogin {
  readonly caller: Caller;
  readonly userName: string;
  readonly password: string;
  readonly remembered: boolean;
  readonly captchaToken: string | undefined;
}

/** Finds the password of a user name. @returns undefined, after the same time, for a wrong password and an unknown name */
async function findProven(
  { database, hasher, tasks }: IdentityContext,
  subject: string,
  password: string,
): Promise<LoginIdentity | undefined> {
  const identity = await findIdentity(database, 'Password', subject);
  const { isRight, isOutdated } = await hasher.verify(password, identity?.passwordHash);
  if (identity?.passwordHash === undefined || !isRight) return undefined;
  const { id, passwordHash: old } = identity;
  if (isOutdated) {
    tasks.run('Renewing a password hash', async () =>
      replacePasswordHash(database, id, { old, passwordHash: await hasher.hash(password) }),
    );
  }
  return identity;
}

/**
 * Verifies a password. A second account of the same mailbox, from before domains were folded, has the address as it is
 * written, so its own password opens it.
 *
 * @throws ServiceError 401 for a wrong password and, after the same time, for an unknown name
 */
async function proveIdentity(
  context: IdentityContext,
  email: string,
  password: string,
): Promise<LoginIdentity> {
  for (const subject of new Set([email, toWrittenEmail(email)])) {
    const identity = await findProven(context, subject, password);
    if (identity !== undefined) return identity;
  }
  throw new ServiceError(refusals.credentialsInvalid);
}

/**
 * Opens a session for a verified password. Verifying takes a while, in which the owner may have taken the account back.
 *
 * @returns undefined when the password is not the one any more that was verified
 */
function openProven(
  context: IdentityContext,
  { accountUuid, passwordHash, subject }: LoginIdentity,
  { remembered, caller }: PasswordLogin,
): Promise<Session | undefined> {
  const { userAgent } = caller;
  return context.database.transaction(async (queries) => {
    await lockAccount(queries, accountUuid);
    const present = await findIdentity(queries, 'Password', subject);
    if (present?.passwordHash !== passwordHash) return undefined;
    return openSession(context, queries, { accountUuid, remembered, userAgent, identityType: 'Password' });
  });
}

/**
 * Signs in with name and password.
 *
 * @throws ServiceError 130001, 100010; and, only if the password is right, 100015, 130051 and 100013
 */
export async function logInWithPassword(context: IdentityContext, login: PasswordLogin): Promise<Session> {
  const { database, limits } = context;
  const { userName, password, captchaToken, caller } = login;
  const { address } = caller;
  const subject = foldEmail(userName);
  const known = await context.knownDevices.recognise(subject, caller);
  const attempt = { address, account: subject, known };
  await context.requireCaptcha('signin', { captchaToken, address, known });
  await limits.consume('login', attempt);
  const open = async (): Promise<Session> => {
    const identity = await proveIdentity(context, subject, password);
    await limits.forgive('login', attempt);
    const account = await findAccount(database, identity.accountUuid);
    if (account === undefined || account.status === 'Disabled' || identity.locked) {
      throw new ServiceError(refusals.accountDisabled);
    }
    // A password that was changed meanwhile, or whose hash was renewed, is verified again.
    return (await openProven(context, identity, login)) ?? open();
  };
  return open();
}

export interface GrantLogin {
  readonly caller: Caller;
  readonly grantType: string;
  readonly credentials: string;
  readonly reader: ReaderAccess | undefined;
  readonly request: Request;
}

/** Signs in with the credentials of another provider; the session is remembered. @throws ServiceError */
export async function logInWithGrant(context: IdentityContext, login: GrantLogin): Promise<Session> {
  const { grantType, credentials, reader, request, caller } = login;
  const { address, userAgent } = caller;
  const grant = context.grants.get(grantType);
  if (grant === undefined) throw new ServiceError(refusals.grantUnknown);
  const attempt = { address, known: await context.knownDevices.recogniseBrowser(caller) };
  await context.limits.consume('login', attempt);
  const accountUuid = await grant.signIn({ credentials, reader, request });
  await context.limits.forgive('login', attempt);
  const { identityType } = grant;
  return context.database.transaction((queries) =>
    openOrKeepSession(context, queries, { accountUuid, remembered: true, userAgent, identityType, reader }),
  );
}
