import type { Queries } from '../../database/Database.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import { issueLink, redeemRestoreLink } from '../links/linkStore.ts';
import { forgetKnown } from '../known-devices/knownDeviceStore.ts';
import { revokeSessions } from '../sessions/sessionStore.ts';
import { lockAccount, saveVerifiedEmail } from '../store/accountStore.ts';
import { momentParameter } from '../store/moments.ts';
import { cancelPending } from './endAccess.ts';

/** Who asked for the change knew the password, or had just signed in: what they used must not work again. */
async function endIntruder(queries: Queries, accountUuid: string, from: number): Promise<void> {
  await queries.query(
    `delete from account_identities
      where account_uuid = $1 and (type = 'Password' or created_at >= ${momentParameter(2)})`,
    [accountUuid, from],
  );
}

/**
 * Takes a change of address back, from the address that the account had before: it is the account's again, everybody is
 * signed out, what is under way is called off, and the password is gone. A link for a new one is mailed.
 *
 * @throws IdentityError 130010 for a link that is not good
 */
export async function restoreEmail(context: IdentityContext, nonce: string): Promise<void> {
  const { database, clock, tasks, mail } = context;
  const now = clock.now();
  const { accountUuid, email } = await database.transaction(async (queries) => {
    const link = await redeemRestoreLink(queries, nonce, now);
    const account = link === undefined ? undefined : await lockAccount(queries, link.accountUuid);
    if (link === undefined || account === undefined) throw new IdentityError(refusals.linkInvalid);
    if (!(await saveVerifiedEmail(queries, account.uuid, link.email, now))) {
      throw new IdentityError(refusals.linkInvalid);
    }
    await cancelPending(queries, account.uuid, now);
    await endIntruder(queries, account.uuid, link.issuedOn);
    await revokeSessions(queries, account.uuid, now);
    await forgetKnown(queries, account.uuid);
    return link;
  });
  tasks.run('Mailing a password reset', async () => {
    const link = { accountUuid, email };
    await mail.sendLink(
      'resetPassword',
      email,
      await issueLink(database, 'resetPassword', link, clock.now()),
    );
  });
}
