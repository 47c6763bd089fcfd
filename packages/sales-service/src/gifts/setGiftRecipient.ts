import { countMail } from '@broadsheet/service-kit/limits';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { isSameReader } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { createSalesMail } from '../mail/createSalesMail.ts';
import { confirmOrder, isUnconfirmed } from '../renewals/confirmOrder.ts';
import { findByRedeemCode } from '../subscriptions/subscriptionCodes.ts';
import type { SalesContext } from '../SalesContext.ts';
import type { Recipient, Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { findSubscription, lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { isGivenBy } from './givenGiftStore.ts';

/** A gift's code, and the reader who wants to change the gift. */
export interface HeldGift {
  readonly code: string;
  readonly owner: SalesReader;
}

/** Returns the refusal for a gift that cannot be changed: only its giver learns that it was redeemed. */
const findRefusal = async (queries: Queries, gift: Subscription | undefined, giver: SalesReader) =>
  gift !== undefined && (await isGivenBy(queries, gift, giver))
    ? subscriptionRefusals.giftRedeemed
    : subscriptionRefusals.codeInvalid;

/**
 * Returns when the next mail of a gift is due. The one to its recipient is sent at once when it is due; the confirmation of
 * the order is left to the billing run.
 */
function nextMail(gift: Subscription, { notifyAt }: Recipient, now: number): number | undefined {
  if (notifyAt > now) return notifyAt;
  return isUnconfirmed(gift) ? gift.noticeAt : undefined;
}

interface GiftSearch {
  readonly queries: Queries;
  readonly isLocked: boolean;
}

/** Finds a gift that its buyer may still change. @throws ServiceError 404, 409 */
async function requireOwnGift(
  { keys }: Pick<SalesContext, 'keys'>,
  { code, owner }: HeldGift,
  { queries, isLocked }: GiftSearch,
): Promise<Subscription> {
  const id = await findByRedeemCode(queries, { purpose: 'gift', code }, keys);
  const find = isLocked ? lockSubscription : findSubscription;
  const found = id === undefined ? undefined : await find(queries, id);
  if (found?.state.kind !== 'unclaimed') throw new ServiceError(await findRefusal(queries, found, owner));
  if (!isSameReader(found.owner, owner)) throw new ServiceError(subscriptionRefusals.codeInvalid);
  return found;
}

/** Returns whether a recipient gets a mail, now or on a later day. The same one again may be a double click. */
function isMailed({ recipient: before }: Subscription, recipient: Recipient, now: number): boolean {
  return before?.email !== recipient.email || before.notifyAt > now || recipient.notifyAt > now;
}

/** Counts the mail that a recipient would get. @throws as `setGiftRecipient` does */
async function countRecipient(context: SalesContext, held: HeldGift, recipient: Recipient): Promise<void> {
  const { database, limits, clock } = context;
  const gift = await requireOwnGift(context, held, { queries: database, isLocked: false });
  if (!isMailed(gift, recipient, clock.now())) return;
  await countMail(limits, 'gift', { sender: String(gift.id), recipient: recipient.email });
}

/**
 * Sets the recipient of a gift. The mail is sent at once, or on the requested day; until the gift is redeemed, its buyer
 * may change everything.
 *
 * @throws ServiceError 404 for a code that is not a gift of this reader, 409 for a gift that was redeemed; ServiceError 429
 *   when its recipient was changed too often, or was mailed too much
 */
export async function setGiftRecipient(
  context: SalesContext,
  held: HeldGift,
  recipient: Recipient,
): Promise<Subscription> {
  const { database, clock, outbox } = context;
  const { code } = held;
  const now = clock.now();
  const isDue = recipient.notifyAt <= now;
  await countRecipient(context, held, recipient);
  const gift = await database.transaction(async (queries) => {
    const found = await requireOwnGift(context, held, { queries, isLocked: true });
    const isNew = isMailed(found, recipient, now);
    const named: Subscription = { ...found, recipient, noticeAt: nextMail(found, recipient, now) };
    await saveSubscription(queries, named);
    if (!isDue && isUnconfirmed(found)) await confirmOrder(context, { queries, subscription: found });
    if (isDue && isNew)
      await createSalesMail(context, queries).inviteToGift(recipient, {
        redeemCode: code,
        subscription: named,
      });
    return named;
  });
  outbox.wake();
  return gift;
}
