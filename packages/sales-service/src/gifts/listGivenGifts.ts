import type { GivenGiftBody } from '@broadsheet/sdk-sales/contract';
import { toWrittenEmail } from '@broadsheet/service-kit/http';
import type { SalesReader } from '../http/SalesReader.ts';
import type { SalesContext } from '../SalesContext.ts';
import { toRedeemCode } from '../subscriptions/subscriptionCodes.ts';
import { toStatusNumber } from '../subscriptions/Subscription.ts';
import type { Recipient, Subscription } from '../subscriptions/Subscription.ts';
import { listGivenBy } from './givenGiftStore.ts';

const recipientBody = ({ email, name = '', note, notifyAt }: Recipient): GivenGiftBody['recipient'] => ({
  email: toWrittenEmail(email),
  name,
  ...(note !== undefined && { note }),
  sendNotificationOnUTC: notifyAt,
});

/** Lists the gifts that a reader has bought. Of a redeemed gift they learn when, but not by whom it was redeemed. */
export async function listGivenGifts(
  { database, keys }: Pick<SalesContext, 'database' | 'keys'>,
  giver: SalesReader,
): Promise<readonly GivenGiftBody[]> {
  const toGiftBody = (gift: Subscription): GivenGiftBody => {
    const isWaiting = gift.state.kind === 'unclaimed';
    return {
      subscriptionID: gift.id,
      status: toStatusNumber(gift.state),
      sku: gift.sku,
      productName: gift.productName,
      priceCode: gift.priceCode,
      orderNumber: gift.orderNumber ?? '',
      boughtOnUTC: gift.createdOn,
      redeemCode: isWaiting
        ? toRedeemCode(keys, { purpose: 'gift', id: gift.id, redeemCode: gift.redeemCode })
        : null,
      // A gift's cycles count from the moment at which it was redeemed.
      redeemedOnUTC: isWaiting ? null : gift.cyclesFrom,
      recipient: gift.recipient === undefined ? null : recipientBody(gift.recipient),
    };
  };
  return (await listGivenBy(database, giver)).map(toGiftBody);
}
