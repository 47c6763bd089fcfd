/**
 * Tests the calls of sales and retail: each with this project's own client, which reads the response, and with the check
 * for success that published clients apply; and each refusal with the members by which they recognise it.
 */
import { HOUR_MS, createMemoryStore } from '@broadsheet/client-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  importFixtures,
  openSalesClient,
  openSubscribers,
  prepareSales,
  accepts,
  addItem,
  address,
  salesRows,
} from '@broadsheet/platform-testing/sales';
import type { Subscribers, Prepared } from '@broadsheet/platform-testing/sales';
import { textAt } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';
import { operations } from '@broadsheet/platform-testing/identity';
import type { SignedIn } from '@broadsheet/platform-testing/identity';

const contact = { email: 'ada@example.com' };

describe.each(databasesUnderTest)('the sales calls on $name', ({ open }) => {
  let database: Database;
  let sales: Subscribers;
  let ada: SignedIn;
  let prepared: Prepared;

  beforeAll(async () => {
    database = await open();
    sales = await openSubscribers(database);
    await importFixtures({ server: sales });
  }, 60_000);
  // Each row has its own reader, so that rows do not affect each other and the newspaper is imported once.
  beforeEach(async () => {
    // The limit of sign-ups counts by the hour.
    sales.clock.advance(HOUR_MS);
    const email = `ada-${sales.clock.now()}@example.com`;
    ada = await sales.signUp(email);
    prepared = await prepareSales(sales, { reader: ada, email });
  });
  afterAll(() => database.close());

  test.each(salesRows)('$operation succeeds in the eyes of every client', async ({ run, accept }) => {
    // The published client sends some tokens without the scheme `Bearer`.
    for (const isBare of [false, true]) {
      const { client, answers } = openSalesClient(sales.platform, { token: ada.accessToken, isBare });
      await expect(run(client, prepared)).resolves.toBeDefined();
      const answer = answers.at(-1);
      expect(answer?.body).toSatisfy(accepts[accept]);
      expect(answer?.status).toBe(200);
      expect(answer?.headers.get('content-type')).toContain('application/json');
      const isPrivate = answer?.path.startsWith('/sales/') === true;
      expect(answer?.headers.get('cache-control')).toMatch(isPrivate ? /^no-store$/ : /^public/);
    }
    expect(sales.logged).toEqual([]);
  });

  test.each(salesRows.filter(({ who }) => who !== 'reader'))(
    '$operation is there for somebody without a session',
    async ({ run, accept }) => {
      const { client, answers } = openSalesClient(sales.platform);
      await expect(run(client, prepared)).resolves.toBeDefined();
      expect(answers.at(-1)?.body).toSatisfy(accepts[accept]);
    },
  );

  test.each(salesRows.filter(({ who }) => who === 'reader'))(
    '$operation is refused to a token that is none',
    async ({ run }) => {
      for (const token of ['undefined', 'null', 'a.b.c', 'nonsense']) {
        const { client, answers } = openSalesClient(sales.platform, { token });
        await expect(run(client, prepared)).rejects.toMatchObject({ name: 'ApiError' });
        const { status, body } = answers.at(-1) ?? {};
        // Without an account, the cart's cookie would prove who owns the order; without both it does not exist.
        expect([401, 404]).toContain(status);
        expect(body).toMatchObject({ code: String(status), message: expect.any(String) });
      }
    },
  );

  test('every call of the document is taken, but those of Subscribe with Google', async () => {
    const documented = operations.filter(({ id }) => id.startsWith('sales.') && !id.startsWith('sales.swg.'));
    expect(documented.length).toBeGreaterThan(35);
    for (const { id, method, path } of documented) {
      const { body } = await sales.call(method, `/${path.replaceAll(/\{\w+\}/g, 'x')}`);
      expect(`${id}: ${textAt(body, 'message')}`).not.toContain('There is nothing at');
    }
  });

  test('lists name the status of a subscription otherwise than its details do', async () => {
    const { client, answers } = openSalesClient(sales.platform, { token: ada.accessToken });
    await client.getAllSubscriptions();
    await client.getSubscriptionDetails(prepared.subscriptionID);
    expect(answers.map(({ body }) => body)).toEqual([
      [expect.objectContaining({ subscriptionID: expect.any(Number), statusID: 1 })],
      expect.objectContaining({ subscriptionID: expect.any(Number), status: 1 }),
    ]);
    const { subscriptionID } = prepared;
    expect(client.getCache().subscriptions).toMatchObject([{ subscriptionID, status: 1 }]);
  });

  describe('an order', () => {
    // The reader subscribes to it already.
    const another = { ...contact, secondConfirmed: true };
    const listPending = async () => {
      const { client } = openSalesClient(sales.platform, { token: ada.accessToken });
      return (await client.getOrderHistory({ status: 'Pending' })).orders;
    };

    test('whose answer was lost is the same order after a reload', async () => {
      const browser = { token: ada.accessToken, storage: createMemoryStore() };
      const before = openSalesClient(sales.platform, browser);
      await addItem(before.client);
      before.loseNextAnswer();
      const lost = before.client.createNewOrder(address, another);
      await expect(lost).rejects.toMatchObject({ name: 'NetworkError' });
      const after = openSalesClient(sales.platform, browser);
      const { orderNumber } = await after.client.createNewOrder(address, another);
      const again = await after.client.createNewOrder(address, another);
      expect(again.orderNumber).toBe(orderNumber);
      expect(await listPending()).toHaveLength(1);
    });

    test('that is asked for twice at once is one order, in two tabs too', async () => {
      const browser = { token: ada.accessToken, storage: createMemoryStore() };
      const tabs = [openSalesClient(sales.platform, browser), openSalesClient(sales.platform, browser)];
      await addItem(openSalesClient(sales.platform, browser).client);
      const orders = await Promise.all(
        [...tabs, ...tabs].map(({ client }) => client.createNewOrder(address, another)),
      );
      expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1);
      expect(await listPending()).toHaveLength(1);
    });

    test('of another cart is another order', async () => {
      const { client } = openSalesClient(sales.platform, { token: ada.accessToken });
      await addItem(client);
      const first = await client.createNewOrder(address, another);
      await client.clearCart();
      await client.addItemToCart([{ sku: 'digital', priceCode: 'DIGITAL-ANNUAL', quantity: 1 }]);
      const second = await client.createNewOrder(address, another);
      expect(second.orderNumber).not.toBe(first.orderNumber);
    });
  });
});
