import type { SalesReader } from '../http/SalesReader.ts';
import { claim } from '../redeeming/claim.ts';
import { contactFor } from '../redeeming/findAccount.ts';
import { confirmOrder, isUnconfirmed } from '../renewals/confirmOrder.ts';
import type { SalesContext } from '../SalesContext.ts';
import { requirePeriod } from '../subscriptions/startSubscriptions.ts';
import type { Recipient, Subscription } from '../subscriptions/Subscription.ts';

/** Returns what stays stored of a recipient once the gift is redeemed: the greeting is removed. */
const withoutGreeting = ({ note: _note, ...recipient }: Recipient): Recipient => recipient;

/** Redeems a gift: its period begins now. @throws ServiceError as `claim` does */
export async function redeemGift(
  context: SalesContext,
  { code, uuid }: { readonly code: string; readonly uuid: string },
): Promise<Subscription> {
  const { database, keys, clock, outbox } = context;
  const owner: SalesReader = { kind: 'reader', uuid };
  const gift = await database.transaction((queries) => {
    const now = clock.now();
    const begin = async (unclaimed: Subscription): Promise<Subscription> => {
      if (isUnconfirmed(unclaimed)) await confirmOrder(context, { queries, subscription: unclaimed });
      const period = requirePeriod(unclaimed, { index: 1, from: now });
      return {
        ...unclaimed,
        owner,
        state: { kind: 'active' },
        contact: await contactFor(queries, uuid),
        billingAddress: { country: unclaimed.billingAddress.country },
        period,
        cyclesFrom: now,
        nextActionAt: period.endsAt,
        noticeAt: undefined,
        recipient: unclaimed.recipient && withoutGreeting(unclaimed.recipient),
      };
    };
    return claim(queries, { purpose: 'gift', code, owner, keys, now, begin });
  });
  outbox.wake();
  return gift;
}
