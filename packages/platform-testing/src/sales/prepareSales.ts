import type { SignedIn } from '../identity/openReaders.ts';
import { openSalesClient } from './openSalesClient.ts';
import { GIFT } from './openSubscribers.ts';
import type { Subscribers } from './openSubscribers.ts';
import type { Prepared } from './salesRows.ts';

/** Sells a reader a subscription; a second reader is created when an operation needs two. */
export async function prepareSales(
  sales: Subscribers,
  { reader, email }: { readonly reader: SignedIn; readonly email: string },
): Promise<Prepared> {
  const clientOf = ({ accessToken }: SignedIn) =>
    openSalesClient(sales.platform, { token: accessToken }).client;
  const otherEmail = `other-of-${email}`;
  let other: SignedIn | undefined;
  const findOther = async (): Promise<SignedIn> => (other ??= await sales.signUp(otherEmail));
  const [subscriptionID = 0] = await sales.buy(reader);
  const { orders } = await clientOf(reader).getOrderHistory();
  return {
    subscriptionID,
    orderNumber: orders[0]?.orderNumber ?? '',
    async invite() {
      const owner = await findOther();
      const [id = 0] = await sales.buy(owner);
      return (await clientOf(owner).shareSubscription(id, { email })).redeemCode;
    },
    async share() {
      const guest = await findOther();
      const { redeemCode } = await clientOf(reader).shareSubscription(subscriptionID, { email: otherEmail });
      return (await clientOf(guest).redeemAssociateInvitation(redeemCode)).subscriptionID;
    },
    async buyGift(buyer) {
      const owner = buyer === 'reader' ? reader : await findOther();
      const [id = 0] = await sales.buy(owner, GIFT);
      return (await clientOf(owner).getSubscriptionDetails(id)).redeemCode ?? '';
    },
  };
}
