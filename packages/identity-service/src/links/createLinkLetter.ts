import type { Queries } from '@broadsheet/service-kit/database';
import type { LetterWriter } from '@broadsheet/service-kit/outbox';
import type { IdentityContext } from '../IdentityContext.ts';
import { findAccountByEmail, findAccountToVerify } from '../store/accountStore.ts';
import { parseLinkRequest } from './LinkRequest.ts';
import type { LinkRequest } from './LinkRequest.ts';
import { hasGoodLink, issueLink } from './linkStore.ts';

/** Finds the account that a requested link is for; undefined: nobody's, or another one's address. */
async function findRecipient(queries: Queries, request: LinkRequest): Promise<string | undefined> {
  const { purpose, email, accountUuid } = request;
  const owner = await findAccountByEmail(queries, email);
  if (purpose !== 'verifyEmail') return owner?.status === 'Disabled' ? undefined : owner?.uuid;
  const found = accountUuid === undefined ? await findAccountToVerify(queries, email) : undefined;
  if (found?.status === 'Disabled') return undefined;
  const wanted = accountUuid ?? found?.uuid;
  // The address of another account cannot become this one's; its owner is left in peace and nobody learns of it.
  return owner === undefined || owner.uuid === wanted ? wanted : undefined;
}

/**
 * Creates the writer of requested links. Accounts are looked up when the mail is delivered, so that the request takes the
 * same time for known and unknown addresses; no nonce is stored. If enough was mailed to an address, no further link is
 * issued while an earlier one is valid.
 */
export function createLinkLetter(
  context: Pick<IdentityContext, 'database' | 'clock' | 'mail' | 'limits'>,
): LetterWriter {
  const { database, clock, mail, limits } = context;
  return async (data, { attempts }) => {
    const request = parseLinkRequest(data);
    const { purpose, email } = request;
    const accountUuid = await findRecipient(database, request);
    if (accountUuid === undefined) return undefined;
    const link = { accountUuid, email };
    if (attempts === 1) {
      const { isWithin = await limits.isWithin('mailbox', { account: `${purpose} ${email}` }) } = request;
      if (!isWithin && (await hasGoodLink(database, purpose, link, clock.now()))) return undefined;
    }
    const nonce = await issueLink(database, purpose, link, clock.now());
    return mail.writeLink(database, purpose, { email, nonce });
  };
}
