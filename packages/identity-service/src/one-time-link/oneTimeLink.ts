import { ServiceError } from '@broadsheet/service-kit/http';
import type { Caller } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { endUnproven } from '../recovery/endAccess.ts';
import { isOwner } from '../recovery/isOwner.ts';
import type { LinkHolder } from '../recovery/isOwner.ts';
import { openSession } from '../sessions/openSession.ts';
import type { Session } from '../sessions/sessionStore.ts';
import { saveVerifiedEmail } from '../store/accountStore.ts';
import { mailLink } from '../links/mailLink.ts';
import { redeemLink } from '../links/redeemLink.ts';

export interface OneTimeLinkRequest {
  /** The folded address (`foldEmail`). */
  readonly email: string;
  readonly captchaToken: string | undefined;
  readonly caller: Caller;
}

/** Mails a login link; known and unknown addresses get the same answer after the same time. @throws ServiceError 130001 */
export async function requestOneTimeLink(
  context: IdentityContext,
  { email, captchaToken, caller }: OneTimeLinkRequest,
): Promise<void> {
  const known = await context.knownDevices.recognise(email, caller);
  await context.requireCaptcha('magicLink', { captchaToken, known, address: caller.address });
  await mailLink(context, { purpose: 'oneTimeLink', email, caller, known });
}

/**
 * Signs in by a mailed link, which proves the address. If the address was not proven before and the account does not know
 * the browser, everything that was added to the account is removed, because somebody else may have created it.
 *
 * @throws ServiceError 130010 for an invalid link; 100013 and 100015, after which the link stays valid
 */
export async function redeemOneTimeLink(
  context: IdentityContext,
  nonce: string,
  holder: LinkHolder,
): Promise<Session> {
  const now = context.clock.now();
  const session = await context.database.transaction(async (queries) => {
    const link = await redeemLink(queries, { purpose: 'oneTimeLink', nonce, now });
    if (link === undefined || link.account.email !== link.email) throw new ServiceError(refusals.linkInvalid);
    const { account } = link;
    const accountUuid = account.uuid;
    const isProven = account.emailVerified || (await isOwner(context, queries, { ...holder, accountUuid }));
    if (!isProven) await endUnproven(queries, accountUuid, now);
    await saveVerifiedEmail(queries, accountUuid, link.email, now);
    const { userAgent } = holder.caller;
    const opened = await openSession(context, queries, { accountUuid, remembered: true, userAgent });
    if (!isProven) await context.mail.addNotice(queries, 'accountSecured', link.email);
    return opened;
  });
  context.mail.wake();
  return session;
}
