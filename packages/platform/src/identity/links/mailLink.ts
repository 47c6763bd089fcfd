import type { Caller } from '../http/IdentityEnv.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { KnownDevice } from '../known-devices/knownDeviceStore.ts';
import type { Account } from '../store/Account.ts';
import { hasGoodLink, issueLink } from './linkStore.ts';
import type { LinkPurpose } from './linkStore.ts';

export interface LinkMailRequest {
  readonly purpose: LinkPurpose;
  /** Folded. */
  readonly email: string;
  readonly caller: Caller;
  /** What the account with the address knows the caller by. */
  readonly known: KnownDevice | undefined;
  /** Whose link it is; runs in the background. */
  readonly find: () => Promise<Account | undefined>;
}

/**
 * Mails a link that anybody may ask for; known and unknown addresses get the same answer at the same time.
 *
 * Where enough was mailed, the request still succeeds, and no other mail goes out as long as a link lies in the inbox
 * that is good: so nobody fills a mailbox, and nobody keeps its owner from getting in by asking too often.
 *
 * @throws IdentityError 429 for a network that asks for mail after mail
 */
export async function mailLink(context: IdentityContext, request: LinkMailRequest): Promise<void> {
  const { database, limits, tasks, mail, clock } = context;
  const { purpose, email, caller, known, find } = request;
  const { address } = caller;
  await limits.spend('mail', { address, known });
  const isWithin = await limits.isWithin('mailbox', { address, known, account: `${purpose} ${email}` });
  tasks.run('Mailing a link', async () => {
    const account = await find();
    if (account === undefined || account.status === 'Disabled') return;
    const link = { accountUuid: account.uuid, email };
    if (!isWithin && (await hasGoodLink(database, purpose, link, clock.now()))) return;
    await mail.sendLink(purpose, email, await issueLink(database, purpose, link, clock.now()));
  });
}
