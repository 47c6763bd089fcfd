import { expect, test } from 'vitest';
import { GIFT, MONTHLY, onEachSalesDatabase } from '@broadsheet/platform-testing/sales';
import { findSubscription } from '../subscriptions/subscriptionStore.ts';
import { followReversal } from './followReversal.ts';

onEachSalesDatabase('a full refund', (selling) => {
  /** Books that the whole payment of an order went back, and mails about it. */
  async function payBack(orderNumber: string): Promise<void> {
    const { context } = selling.sales;
    const reversal = { orderNumber, returned: 100, refunded: 100, isDisputed: false, isAllBack: true };
    const tell = await selling.database.transaction((queries) =>
      followReversal(context, { queries, reversal }),
    );
    tell();
    await context.outbox.settle();
  }
  const orderOf = async (id: number) => (await findSubscription(selling.database, id))?.orderNumber ?? '';
  const subjects = () => selling.sales.mailed.map(({ subject }) => subject);

  test.each([
    ['a subscription', MONTHLY, 'You have subscribed to', 'Monthly'],
    ['a gift', GIFT, 'Your gift of', 'Three months as a gift'],
  ])(
    'of %s in the minute after buying leaves the order its confirmation',
    async (_, price, confirmation, product) => {
      const [id = 0] = await selling.sales.buy(selling.ada, price);
      const order = await orderOf(id);
      await payBack(order);
      await selling.sales.bill();
      const expected = [
        `${confirmation} ${product}`,
        `€1.00 for ${product} are on their way back`,
        `${product} has ended`,
      ];
      expect(subjects().toSorted()).toEqual(expected.toSorted());
    },
  );

  test('of an order that is confirmed already confirms it no second time', async () => {
    const [id = 0] = await selling.sales.buy(selling.ada);
    const order = await orderOf(id);
    await selling.sales.bill();
    await payBack(order);
    expect(subjects().filter((subject) => subject === 'You have subscribed to Monthly')).toHaveLength(1);
    expect(subjects()).toHaveLength(3);
  });
});
