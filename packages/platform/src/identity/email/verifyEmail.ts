import type { Caller } from '../http/IdentityEnv.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import { deleteLinksTo, findLink, hasGoodLink, issueLink, redeemLink } from '../links/linkStore.ts';
import type { AccountLink } from '../links/linkStore.ts';
import { mailLink } from '../links/mailLink.ts';
import {
  findAccountByEmail,
  findAccountToVerify,
  lockAccount,
  saveVerifiedEmail,
} from '../store/accountStore.ts';
import type { Account } from '../store/Account.ts';
import { renamePassword } from '../store/loginIdentityStore.ts';

/** Mails a link that proves the address, in the background; not again and again while one lies in the inbox. */
export function mailVerification(
  context: Pick<IdentityContext, 'database' | 'tasks' | 'mail' | 'clock' | 'limits'>,
  link: AccountLink,
): void {
  const { database, tasks, mail, clock, limits } = context;
  const { accountUuid, email } = link;
  tasks.run('Mailing the verification of an address', async () => {
    const owner = await findAccountByEmail(database, email);
    // The address of another account cannot become this one's; its owner is left in peace and nobody learns of it.
    if (owner !== undefined && owner.uuid !== accountUuid) return;
    const isWithin = await limits.isWithin('mailbox', { account: `verifyEmail ${email}` });
    if (!isWithin && (await hasGoodLink(database, 'verifyEmail', link, clock.now()))) return;
    await mail.sendLink('verifyEmail', email, await issueLink(database, 'verifyEmail', link, clock.now()));
  });
}

/** Asks for a verification mail; known and unknown addresses get the same answer at the same time. */
export async function requestVerification(
  context: IdentityContext,
  email: string,
  caller: Caller,
): Promise<void> {
  const known = await context.knownDevices.recognise(email, caller);
  const find = async () => {
    const account = await findAccountToVerify(context.database, email);
    const owner = await findAccountByEmail(context.database, email);
    // The address of another account cannot become this one's; its owner is left in peace and nobody learns of it.
    return owner === undefined || owner.uuid === account?.uuid ? account : undefined;
  };
  await mailLink(context, { purpose: 'verifyEmail', email, caller, known, find });
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
