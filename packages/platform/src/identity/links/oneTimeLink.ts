import type { Caller } from '../http/IdentityEnv.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import { openSession } from '../sessions/openSession.ts';
import type { Session } from '../sessions/sessionStore.ts';
import { findAccountByEmail } from '../store/accountStore.ts';
import { redeemLink } from './linkStore.ts';
import { mailLink } from './mailLink.ts';

export interface OneTimeLinkRequest {
  /** Folded. */
  readonly email: string;
  readonly captchaToken: string | undefined;
  readonly caller: Caller;
}

/** Mails a login link; known and unknown addresses get the same answer at the same time. @throws IdentityError 130001 */
export async function requestOneTimeLink(
  context: IdentityContext,
  { email, captchaToken, caller }: OneTimeLinkRequest,
): Promise<void> {
  const { database } = context;
  const known = await context.knownDevices.recognise(email, caller);
  await context.requireCaptcha('magicLink', { captchaToken, known, address: caller.address });
  const find = () => findAccountByEmail(database, email);
  await mailLink(context, { purpose: 'oneTimeLink', email, caller, known, find });
}

/**
 * Signs in by a mailed link. The address is not marked as verified by it: if somebody else made the account, their
 * password must not come alive because its rightful owner followed a link.
 *
 * @throws IdentityError 130010 for a link that is not good; 100013 and 100015 leave it usable
 */
export async function redeemOneTimeLink(
  context: IdentityContext,
  nonce: string,
  userAgent: string,
): Promise<Session> {
  return context.database.transaction(async (queries) => {
    const link = await redeemLink(queries, 'oneTimeLink', nonce, context.clock.now());
    if (link === undefined) throw new IdentityError(refusals.linkInvalid);
    return openSession(context, queries, { accountUuid: link.accountUuid, remembered: true, userAgent });
  });
}
