import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import { openSession } from '../sessions/openSession.ts';
import type { Session } from '../sessions/sessionStore.ts';
import { findAccountByEmail } from '../store/accountStore.ts';
import { issueLink, redeemLink } from './linkStore.ts';

export interface OneTimeLinkRequest {
  /** Folded. */
  readonly email: string;
  readonly captchaToken: string | undefined;
  readonly address: string | undefined;
}

/** Mails a login link; known and unknown addresses get the same answer at the same time. @throws IdentityError 130001 */
export async function requestOneTimeLink(
  context: IdentityContext,
  { email, captchaToken, address }: OneTimeLinkRequest,
): Promise<void> {
  const { database, limits, tasks, mail, clock } = context;
  await context.requireCaptcha('magicLink', { captchaToken, address });
  await limits.spend('mail', { address, account: email });
  tasks.run('Mailing a login link', async () => {
    const account = await findAccountByEmail(database, email);
    if (account === undefined || account.status === 'Disabled') return;
    const link = { accountUuid: account.uuid, email };
    await mail.sendLink('oneTimeLink', email, await issueLink(database, 'oneTimeLink', link, clock.now()));
  });
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
