/** Tests that readers have the introduction of a product once, however they come to it. */
import { expect, test } from 'vitest';
import { onEachSalesDatabase, MONTHLY, storeDocument, YEARLY } from '@broadsheet/platform-testing/sales';
import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

const BERLIN = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
/** Another price of the same product, with an introduction of its own: 2 € for the first of its months. */
const SECOND: JsonObject = {
  ...MONTHLY,
  priceCode: 'monthly-2',
  succeeds: 'monthly',
  rates: [
    { amount: '2.00', duration: 'Month', durationCount: 2, billingFrequency: 'Month', billingCount: 1 },
    { amount: '14.00', duration: 'UntilCancelled', billingFrequency: 'Month', billingCount: 1 },
  ],
};

onEachSalesDatabase('an introduction', (selling) => {
  const add = async (priceCode: string, quantity = 1, sku = 'digital') =>
    selling.post('/v1/cart/item', { items: [{ sku, priceCode, quantity }] });
  const order = () =>
    selling.post('/v1/checkout/order', { email: 'ada@example.com', billingAddress: BERLIN });
  const itemAt = (body: Json, index = 0) => {
    const item = listAt(body, 'items')[index];
    return [valueAt(item, 'total'), valueAt(item, 'firstRetailCycleIDX')];
  };

  test('is in the first order of a reader', async () => {
    expect(itemAt((await add('monthly')).body)).toEqual([1, undefined]);
  });

  test('is not in a second order, beside the subscription or after its end', async () => {
    const [id] = await selling.sales.buy(selling.ada, MONTHLY);
    expect(itemAt((await add('monthly')).body)).toEqual([12, 2]);
    await selling.put(`/v1/subscription/${id}/cancel`, { reason: 'enough' });
    await selling.pass(100);
    await selling.sales.bill();
    expect(itemAt((await add('monthly')).body)).toEqual([12, 2]);
    const made = await order();
    expect([made.status, valueAt(made.body, 'total')]).toEqual([200, 12]);
  });

  test('is not at another price of the product, neither in an order nor in a change', async () => {
    await storeDocument(selling.database, SECOND, 'monthly-2');
    const [id] = await selling.sales.buy(selling.ada, MONTHLY);
    expect(itemAt((await add('monthly-2')).body)).toEqual([14, 3]);
    const change = {
      subscriptionId: id,
      newPriceCode: 'monthly-2',
      productChanges: 'NOW',
      currentTerm: 'ENDS',
    };
    expect((await selling.post('/v1/subscription/upgradedowngrade', change)).body).toMatchObject({
      proposedRetailCycleIDX: 3,
      proposedTermTotalAmount: 14,
    });
  });

  test('is left for who has only paid a price without one', async () => {
    await selling.sales.buy(selling.ada, YEARLY);
    expect(itemAt((await add('monthly')).body)).toEqual([1, undefined]);
    expect((await selling.get('/v1/cart', selling.bo)).body).toMatchObject({ items: [] });
  });

  test('is had once by a cart with two prices of the product', async () => {
    await storeDocument(selling.database, SECOND, 'monthly-2');
    await add('monthly');
    const { body } = await add('monthly-2');
    expect([itemAt(body, 0), itemAt(body, 1)]).toEqual([
      [1, undefined],
      [14, 3],
    ]);
  });

  test('promised by a change that waits for the end of the term is not in an order too', async () => {
    const [id] = await selling.sales.buy(selling.ada, YEARLY);
    const { body } = await selling.post('/v1/subscription/upgradedowngrade', {
      subscriptionId: id,
      newPriceCode: 'monthly',
      productChanges: 'END_OF_CURRENT_TERM',
      currentTerm: 'CONTINUES',
    });
    await selling.sales.changePlan(textAt(body, 'sessionId') ?? '', selling.ada);
    expect(itemAt((await add('monthly')).body)).toEqual([12, 2]);
  });

  test('of a preview that an order has had meanwhile makes the preview too old', async () => {
    const [id] = await selling.sales.buy(selling.ada, YEARLY);
    const { body } = await selling.post('/v1/subscription/upgradedowngrade', {
      subscriptionId: id,
      newPriceCode: 'monthly',
      productChanges: 'NOW',
      currentTerm: 'ENDS',
    });
    await selling.sales.buy(selling.ada, MONTHLY);
    const sessionId = textAt(body, 'sessionId');
    expect(
      await selling.put('/v1/subscription/upgradedowngrade', { sessionId, reasonCode: '1' }),
    ).toMatchObject({ status: 409 });
  });

  test('a product is ordered once, and more often only where its document says so', async () => {
    expect(await add('monthly', 100)).toMatchObject({
      status: 400,
      body: { message: 'An order holds digital once. Ask for fewer.' },
    });
    await add('monthly');
    expect(listAt((await add('monthly')).body, 'items')).toMatchObject([{ quantity: 1, total: 1 }]);
    const office = { type: 'product', sku: 'office', name: 'Office', quantityAllowed: 5 };
    await storeDocument(selling.database, office, 'office');
    await storeDocument(selling.database, { ...YEARLY, sku: 'office', priceCode: 'office' }, 'office');
    await selling.sales.sale('DELETE', '/v1/cart/clear', { token: selling.ada.accessToken });
    expect(listAt((await add('office', 5, 'office')).body, 'items')).toMatchObject([
      { quantity: 5, total: 600 },
    ]);
    expect((await add('office', 6, 'office')).status).toBe(400);
  });
});
