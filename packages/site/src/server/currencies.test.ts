/** Currencies without decimals and with three, from the price to the refund, with the providers' stand-ins. */
import { findImportFiles } from '@broadsheet/platform';
import type { Database } from '@broadsheet/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databasesUnderTest, openShop } from '../../test/openShop.ts';
import type { Shop } from '../../test/openShop.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const [embedded] = databasesUnderTest;

let database: Database;
let shop: Shop;

const price = (currency: string, priceCode: string, [amount, unit]: readonly [string, 'Month' | 'Year']) => ({
  type: 'price',
  priceCode,
  sku: 'digital',
  pricingStrategyId: 900,
  name: priceCode,
  currency,
  taxInclusive: false,
  rates: [{ amount, duration: 'UntilCancelled', billingFrequency: unit, billingCount: 1 }],
});

/** Imports documents into the shop. @returns how many were taken */
async function load(documents: readonly object[]): Promise<number> {
  await using folder = await temporaryFolder();
  await folder.write('prices.json', documents);
  const { imported } = await shop.platform.import(await findImportFiles(folder.path), { root: folder.path });
  return imported;
}

beforeAll(async () => {
  if (embedded === undefined) throw new Error('There is no database to test.');
  database = await embedded.open();
  shop = await openShop(database, { hears: () => true });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

/**
 * Prices with what they come to with the German tax on digital editions, 7 %, in minor units. `step`: how many units of the
 * provider make one of ours.
 */
const CASES = [
  { currency: 'KWD', month: '1.990', year: '15.990', total: 2_130 },
  { currency: 'BHD', month: '2.410', year: '20.000', total: 2_580 },
  { currency: 'JOD', month: '4.990', year: '49.000', total: 5_340 },
  { currency: 'OMR', month: '1.010', year: '11.110', total: 1_080 },
  { currency: 'TND', month: '9.990', year: '99.990', total: 10_690 },
  { currency: 'JPY', month: '1499', year: '14999', total: 1_604 },
  { currency: 'KRW', month: '9900', year: '99000', total: 10_593 },
  { currency: 'CLP', month: '8990', year: '89900', total: 9_619 },
  { currency: 'MGA', month: '9900', year: '99000', total: 10_593 },
  { currency: 'ISK', month: '1490', year: '14900', total: 1_594, step: 100 },
  { currency: 'UGX', month: '35000', year: '350000', total: 37_450, step: 100 },
];

test.each(CASES)(
  '$currency is priced, taxed, charged, changed and refunded in amounts that cards can pay',
  async (given) => {
    const { currency, month, year, total, step = 1 } = given;
    const decimals = /[.]/.test(month) ? 3 : 0;
    const [monthly, yearly] = [`${currency}-MONTH`, `${currency}-YEAR`];
    await load([price(currency, monthly, [month, 'Month']), price(currency, yearly, [year, 'Year'])]);
    const ada = await shop.signUp();
    const orderNumber = await ada.order({ sku: 'digital', priceCode: monthly });
    const { body: order } = await ada.sale('GET', `/order/detail/${orderNumber}`);
    expect(order).toMatchObject({ currency, total: total / 10 ** decimals });
    const { secret, intent } = await ada.start(orderNumber);
    await ada.confirm(secret);
    expect((await ada.finish(orderNumber, intent)).body['status']).toBe('Paid');
    expect(await shop.stripeApi(`payment_intents/${intent}`)).toMatchObject({
      currency: currency.toLowerCase(),
      amount_received: total * step,
    });

    const { body: paid } = await ada.sale('GET', `/order/detail/${orderNumber}`);
    const id = Number(paid['subscriptionIDs']);
    await shop.passDays(11);
    const change = async (newPriceCode: string) => {
      const wanted = { subscriptionId: id, newPriceCode, productChanges: 'NOW', currentTerm: 'ENDS' };
      const preview = (await ada.sale('POST', '/subscription/upgradedowngrade', wanted)).body;
      const { sessionId } = preview;
      expect((await ada.sale('PUT', '/subscription/upgradedowngrade', { sessionId })).outcome).toBe('200');
      return { charge: Number(preview['proposedCharge']), refund: Number(preview['proposedRefundAmount']) };
    };
    const up = await change(yearly);
    expect(up.charge).toBeGreaterThan(0);
    await shop.passDays(20);
    const down = await change(monthly);
    expect(down.refund).toBeGreaterThan(0);
    const { data: charged } = await shop.stripeApi('payment_intents?limit=1');
    expect(charged).toMatchObject([{ amount_received: Math.round(up.charge * 10 ** decimals) * step }]);
    const { data: back } = await shop.stripeApi('refunds?limit=1');
    expect(back).toMatchObject([{ amount: Math.round(down.refund * 10 ** decimals) * step }]);
  },
);

test('a price whose third decimal cards cannot charge is refused with the reason', async () => {
  expect(await load([price('KWD', 'KWD-ODD', ['1.995', 'Month'])])).toBe(0);
  const ada = await shop.signUp();
  await ada.sale('POST', '/cart/item', { items: [{ sku: 'digital', priceCode: 'KWD-ODD', quantity: 1 }] });
  expect((await ada.sale('GET', '/cart')).body).toMatchObject({ items: [] });
});

test('PayPal is not begun in a currency that it does not take', async () => {
  await load([price('KWD', 'KWD-PAYPAL', ['1.990', 'Month'])]);
  const ada = await shop.signUp();
  const orderNumber = await ada.order({ sku: 'digital', priceCode: 'KWD-PAYPAL' });
  expect((await ada.startPayPal(orderNumber)).outcome).toBe('409 400050');
});
