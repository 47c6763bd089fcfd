import type { Queries } from '@broadsheet/service-kit/database';
import type { Account } from '../store/Account.ts';
import { lockAccount } from '../store/accountStore.ts';
import { consumeLink, consumeRestoreLink, findLink } from './linkStore.ts';
import type { LinkPurpose, LinkToRedeem } from './linkStore.ts';

/** The account of a link, locked until the transaction ends, and the address that the link was mailed to. */
export interface RedeemedLink {
  readonly account: Account;
  readonly email: string;
}

async function lockLinked(
  queries: Queries,
  { purpose, nonce, now }: LinkToRedeem,
): Promise<Account | undefined> {
  const link = await findLink(queries, purpose, nonce, now);
  return link === undefined ? undefined : lockAccount(queries, link.accountUuid);
}

/**
 * Locks the account of a link and consumes the link, and with it every other link of the same purpose and account.
 *
 * @returns undefined if the link was used, has expired or never existed, or its account was deleted
 */
export async function redeemLink(
  queries: Queries,
  link: LinkToRedeem<Exclude<LinkPurpose, 'restoreEmail'>>,
): Promise<RedeemedLink | undefined> {
  const account = await lockLinked(queries, link);
  if (account === undefined) return undefined;
  const consumed = await consumeLink(queries, link);
  return consumed === undefined ? undefined : { account, email: consumed.email };
}

/**
 * Locks the account of a link that restores an address, and consumes the link and those of later changes. Links of earlier
 * changes stay valid, because they restore an address that the account had before.
 *
 * @returns undefined like `redeemLink`
 */
export async function redeemRestoreLink(
  queries: Queries,
  link: Omit<LinkToRedeem, 'purpose'>,
): Promise<(RedeemedLink & { readonly issuedOn: number }) | undefined> {
  const account = await lockLinked(queries, { ...link, purpose: 'restoreEmail' });
  if (account === undefined) return undefined;
  const consumed = await consumeRestoreLink(queries, link.nonce, link.now);
  return consumed === undefined ? undefined : { account, email: consumed.email, issuedOn: consumed.issuedOn };
}
