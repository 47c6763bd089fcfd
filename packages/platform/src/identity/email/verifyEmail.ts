import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import { deleteLinksTo, findLink, issueLink, redeemLink } from '../links/linkStore.ts';
import type { AccountLink } from '../links/linkStore.ts';
import {
  findAccountByEmail,
  findAccountToVerify,
  lockAccount,
  saveVerifiedEmail,
} from '../store/accountStore.ts';
import type { Account } from '../store/Account.ts';
import { renamePassword } from '../store/loginIdentityStore.ts';

/** Mails a link that proves the address, in the background. */
export function mailVerification(
  context: Pick<IdentityContext, 'database' | 'tasks' | 'mail' | 'clock'>,
  link: AccountLink,
): void {
  const { database, tasks, mail, clock } = context;
  tasks.run('Mailing the verification of an address', async () => {
    const owner = await findAccountByEmail(database, link.email);
    // The address of another account cannot become this one's; its owner is left in peace and nobody learns of it.
    if (owner !== undefined && owner.uuid !== link.accountUuid) return;
    const nonce = await issueLink(database, 'verifyEmail', link, clock.now());
    await mail.sendLink('verifyEmail', link.email, nonce);
  });
}

/** Asks for a verification mail; known and unknown addresses get the same answer at the same time. */
export async function requestVerification(
  context: IdentityContext,
  email: string,
  address: string | undefined,
): Promise<void> {
  await context.limits.spend('mail', { address, account: email });
  context.tasks.run('Asking for the verification of an address', async () => {
    const account = await findAccountToVerify(context.database, email);
    if (account === undefined || account.status === 'Disabled') return;
    mailVerification(context, { accountUuid: account.uuid, email });
  });
}

const isVerified = (account: Account, email: string): boolean =>
  account.email === email && account.emailVerified;

/**
 * Verifies the address that a link was mailed to. A new address replaces the old one, which gets a notice; links that
 * were mailed to the old one are dead from then on. Following the link again changes nothing and is no error.
 *
 * @throws IdentityError 130010 for a link that is not good
 */
export async function verifyEmail(context: IdentityContext, nonce: string): Promise<void> {
  const { database, clock, tasks, mail } = context;
  const now = clock.now();
  const replaced = await database.transaction(async (queries) => {
    const link = await findLink(queries, 'verifyEmail', nonce, now);
    const account = link === undefined ? undefined : await lockAccount(queries, link.accountUuid);
    if (link === undefined || account === undefined) throw new IdentityError(refusals.linkInvalid);
    const { email } = link;
    if (isVerified(account, email)) return undefined;
    const isWanted = account.email === email || account.unverifiedEmail === email;
    const isGood = isWanted && (await redeemLink(queries, 'verifyEmail', nonce, now)) !== undefined;
    if (!isGood || !(await saveVerifiedEmail(queries, account.uuid, email, now))) {
      throw new IdentityError(refusals.linkInvalid);
    }
    if (account.email === email) return undefined;
    await renamePassword(queries, account.uuid, email, now);
    await deleteLinksTo(queries, { accountUuid: account.uuid, email: account.email });
    return account.email;
  });
  if (replaced !== undefined) {
    tasks.run('Mailing the notice of a new address', () => mail.sendNotice('emailChanged', replaced));
  }
}
