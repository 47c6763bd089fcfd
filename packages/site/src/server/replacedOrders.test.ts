/** Orders that are made once more, by several tabs at a time, through the platform's calls and the vendors' stand-ins. */
import type { Database } from '@broadsheet/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, openShop } from '../../test/openShop.ts';
import type { Shop, ShopReader } from '../../test/openShop.ts';

const BERLIN = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
const VIENNA = { line1: 'Am Graben 1', locality: 'Wien', postal: '1010', country: 'AT' };
const GIFT = { sku: 'gift-digital', priceCode: 'GIFT-YEAR' };
const TABS = [1, 2, 3, 4];

describe.each(databasesUnderTest)('an order that is made once more, on $name', ({ open }) => {
  let database: Database;
  let shop: Shop;
  let ada: Awaited<ReturnType<Shop['signUp']>>;

  beforeAll(async () => {
    database = await open();
    shop = await openShop(database, { hears: () => false });
  }, 60_000);
  beforeEach(async () => {
    await database.query('truncate rate_counters');
    ada = await shop.signUp();
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  const replace = (replaces: string, billingAddress: object = BERLIN, reader: ShopReader = ada) =>
    reader.sale('POST', '/checkout/order', { billingAddress, replaces, secondConfirmed: true });
  const statusOf = async (orderNumber: string) =>
    (await ada.sale('GET', `/order/detail/${orderNumber}`)).body['status'];
  const listOrders = async () => (await ada.sale('GET', '/order/history?pageSize=50')).body['orders'];
  const listCharges = async () => {
    const [row] = await database.query('select count(*)::int as count from payments');
    return Number(row?.['count']);
  };

  /** Pays as a tab does that finds its order too old: it orders once more, and pays what it gets. */
  async function payInTab(old: string): Promise<string> {
    await ada.start(old);
    const { body } = await replace(old);
    const orderNumber = String(body['orderNumber']);
    const { secret, intent, outcome } = await ada.start(orderNumber);
    if (outcome !== '200') return orderNumber;
    await ada.confirm(secret);
    await ada.finish(orderNumber, intent);
    return orderNumber;
  }

  test.each([
    ['a gift', GIFT],
    ['a subscription', undefined],
  ])('is one order and one charge when several tabs pay %s at the same moment', async (_what, item) => {
    const old = await ada.order(item);
    await shop.passDays(3);
    const before = await listCharges();
    const paid = await Promise.all(TABS.map(() => payInTab(old)));
    expect(new Set(paid).size).toBe(1);
    expect(await listCharges()).toBe(before + 1);
    expect([await statusOf(old), await statusOf(paid[0] ?? '')]).toEqual(['Cancelled', 'Paid']);
    // A tab that was asleep pays nothing more.
    expect(await payInTab(old)).toBe(paid[0]);
    expect(await listCharges()).toBe(before + 1);
    expect(await listOrders()).toHaveLength(2);
  });

  test('leaves everything in the cart that is there by now, and takes out what only a reload had put back', async () => {
    const old = await ada.order();
    const gift = { ...GIFT, quantity: 1 };
    await ada.sale('POST', '/cart/item', { items: [gift] });
    const { body } = await replace(old, VIENNA);
    expect(body['items']).toMatchObject([{ sku: 'digital', priceCode: 'DIGITAL-MONTHLY' }]);
    expect((await ada.sale('GET', '/cart')).body['items']).toMatchObject([gift]);
    await ada.sale('DELETE', '/cart/clear');
    const item = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
    await ada.sale('POST', '/cart/item', { items: [item] });
    await replace(old);
    expect((await ada.sale('GET', '/cart')).body['items']).toEqual([]);
  });

  test('is the order of before while nothing about it changes, and another one at another address', async () => {
    const old = await ada.order();
    expect((await replace(old)).body['orderNumber']).toBe(old);
    const [first, second] = await Promise.all([replace(old, VIENNA), replace(old, VIENNA)]);
    expect(first.body['orderNumber']).toBe(second.body['orderNumber']);
    const last = String(first.body['orderNumber']);
    expect((await replace(last, VIENNA)).body['orderNumber']).toBe(last);
    expect([await statusOf(old), await statusOf(last)]).toEqual(['Cancelled', 'Pending']);
    expect((await ada.start(old)).outcome).toBe('409 400012');
  });

  test('is paid already where the payment of the old one was made and not told yet', async () => {
    const old = await ada.order();
    const { secret } = await ada.start(old);
    await ada.confirm(secret);
    const { body } = await replace(old, VIENNA);
    expect(body).toMatchObject({ orderNumber: old, status: 'Paid' });
  });

  test('is refused to other readers, and where there is no such order', async () => {
    const old = await ada.order();
    const bob = await shop.signUp();
    expect((await replace(old, BERLIN, bob)).status).toBe(404);
    expect((await replace('NOSUCHORDER')).status).toBe(404);
    expect(await statusOf(old)).toBe('Pending');
  });
});
