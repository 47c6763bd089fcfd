/** Renewals by PayPal whose answer was lost: PayPal forgets the id of a request after six hours. */
import type { Database } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesUnderTest, openShop } from '../../test/openShop.ts';
import type { Shop } from '../../test/openShop.ts';

describe.each(databasesUnderTest)('a renewal by PayPal on $name', ({ open }) => {
  let database: Database;
  let shop: Shop;
  let ada: Awaited<ReturnType<Shop['signUp']>>;

  beforeAll(async () => {
    database = await open();
    shop = await openShop(database, { hears: () => false });
    ada = await shop.signUp();
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  async function pay(): Promise<string> {
    const orderNumber = await ada.order();
    const { token } = await ada.startPayPal(orderNumber);
    await ada.approve(token);
    await ada.finishPayPal(orderNumber, token);
    return orderNumber;
  }
  const charge = (savedWith: string, idempotencyKey: string) =>
    shop.platform.sales.payments.chargeSavedMethod({
      savedWith,
      amount: 1_200,
      currency: 'EUR',
      idempotencyKey,
    });

  test('is the same charge again, at once and days later', async () => {
    const orderNumber = await pay();
    const first = await charge(orderNumber, 'k-paypal');
    expect(first).toMatchObject({ kind: 'succeeded' });
    expect(await charge(orderNumber, 'k-paypal')).toEqual(first);
    await shop.passDays(3);
    expect(await charge(orderNumber, 'k-paypal')).toEqual(first);
    expect(await charge(orderNumber, 'k-paypal-next')).not.toEqual(first);
  });

  test('that was never made is made days later', async () => {
    const orderNumber = await pay();
    await database.query(
      `insert into payment_charges (idempotency_key, provider, customer, token, created_at)
        select 'k-paypal-late', m.provider, m.customer, m.token, to_timestamp($2::float8 / 1000) from payment_methods m
          join order_payment_methods o on o.method_id = m.id where o.order_number = $1`,
      [orderNumber, shop.sandbox.clock.now()],
    );
    await shop.passDays(3);
    expect(await charge(orderNumber, 'k-paypal-late')).toMatchObject({ kind: 'succeeded' });
  });

  test('is begun anew when its reader has approved it and comes back to the checkout without paying', async () => {
    const orderNumber = await ada.order();
    const first = await ada.startPayPal(orderNumber);
    await ada.approve(first.token);
    const second = await ada.startPayPal(orderNumber);
    expect([second.outcome, second.token === first.token]).toEqual(['200', false]);
    await ada.approve(second.token);
    expect((await ada.finishPayPal(orderNumber, second.token)).body).toMatchObject({ status: 'Paid' });
    expect((await ada.finishPayPal(orderNumber, first.token)).body).toMatchObject({ status: 'Paid' });
    const payments = await database.query('select reference from payments where order_number = $1', [
      orderNumber,
    ]);
    expect(payments).toEqual([{ reference: second.token }]);
    expect(shop.logged).toEqual([]);
  });
});
