/**
 * The calls that take money, as published clients send them: each form of credentials, and the clients' own success tests.
 */
import type { Database } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CREDENTIALS, openBuyer } from '../../test/openBuyer.ts';
import { accepts, paymentRows } from '../../test/paymentRows.ts';
import { databasesUnderTest, openShop } from '../../test/openShop.ts';
import type { Shop } from '../../test/openShop.ts';

describe.each(databasesUnderTest)('the calls that take money on $name', ({ open }) => {
  let database: Database;
  let shop: Shop;

  beforeAll(async () => {
    database = await open();
    shop = await openShop(database, { hears: () => false });
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  test.each(paymentRows)('$operation succeeds in the eyes of every client', async ({ run, accept }) => {
    for (const credentials of CREDENTIALS) {
      const { status, body, headers } = await run(await openBuyer(shop, credentials));
      expect({ credentials, status, body }).toMatchObject({ status: 200 });
      expect(body).toSatisfy(accepts[accept]);
      expect(headers.get('content-type')).toContain('application/json');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(shop.logged).toEqual([]);
  });

  test('an order and its payment method are there for nobody else', async () => {
    const owner = await openBuyer(shop, 'a bare token');
    const stranger = await openBuyer(shop, 'a cookie');
    const payment = `/checkout/order/${owner.orderNumber}/payment/1`;
    const calls = [
      ['GET', payment],
      ['PUT', payment],
      ['PUT', `/checkout/3ds/order/${owner.orderNumber}/payment/1`],
      ['PUT', '/paymentmethod/1/provider/1'],
      ['PUT', '/paymentmethod/1/provider/1/finalize'],
      ['PUT', '/paymentmethod/1/provider/1/finalize3ds'],
    ] as const;
    for (const [method, path] of calls) {
      const { status, body } = await stranger.call(
        method,
        path,
        method === 'PUT' ? { token: 'pi_1' } : undefined,
      );
      expect([path, status]).toEqual([path, 404]);
      expect(body).toMatchObject({ code: '404', message: expect.any(String) });
    }
  });

  test('a purchase through Google is refused in a way that clients understand', async () => {
    const { call } = await openBuyer(shop, 'a cookie');
    const { status, body, headers } = await call('POST', '/swg/purchase', { purchaseData: '{}' });
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(body).toMatchObject({ code: '404', message: expect.stringContaining('nothing was booked') });
  });
});
