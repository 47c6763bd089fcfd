import type { Caller } from '@broadsheet/service-kit/http';
import type { IdentityContext } from '../IdentityContext.ts';
import type { KnownDevice } from '../known-devices/knownDeviceStore.ts';
import type { LinkPurpose } from './linkStore.ts';

export interface LinkMailRequest {
  readonly purpose: LinkPurpose;
  /** The folded address. */
  readonly email: string;
  readonly caller: Caller;
  /** The caller's known device for the account with the address. */
  readonly known: KnownDevice | undefined;
}

/**
 * Mails a link that anybody may request; known and unknown addresses get the same answer after the same time.
 *
 * If enough was mailed, the request still succeeds, but no further mail is sent while an earlier link is valid. So nobody
 * can fill a mailbox, and nobody can keep its owner from getting a link by requesting too many.
 *
 * @throws ServiceError 429 for a network that requests too many mails
 */
export async function mailLink(context: IdentityContext, request: LinkMailRequest): Promise<void> {
  const { database, limits, mail } = context;
  const { purpose, email, caller, known } = request;
  const { address } = caller;
  await limits.consume('mail', { address, known });
  const isWithin = await limits.isWithin('mailbox', { address, known, account: `${purpose} ${email}` });
  await mail.requestLink(database, { purpose, email, isWithin });
  mail.wake();
}
