/**
 * Two installations of one newspaper with one account at each provider, such as a newspaper and its copy for trials. Both
 * count subscriptions and payment methods from 1, and each hears the events of both.
 */
import type { Database } from '@broadsheet/platform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, openShop } from '../../test/openShop.ts';
import type { Shop } from '../../test/openShop.ts';

const RENEWED_AFTER_DAYS = 93;
const [embedded] = databasesUnderTest;

interface Installation {
  readonly database: Database;
  readonly shop: Shop;
}

type Both = readonly [Installation, Installation];

let both: Both;

async function openBoth(): Promise<Both> {
  if (embedded === undefined) throw new Error('There is no database to test.');
  const [one, other] = [await embedded.open(), await embedded.open()];
  const first = await openShop(one, {
    hears: () => true,
    secret: 'of the newspaper that is read by everybody',
  });
  const { sandbox } = first;
  const second = await openShop(other, {
    hears: () => true,
    sandbox,
    secret: 'of the copy that is for trials',
  });
  // The provider sends each event to all webhooks of its account.
  sandbox.deliverEventsTo(async (request) => {
    const hear = ({ platform }: Shop) => platform.fetch(request.clone());
    const answers = await Promise.all([first, second].map(hear));
    return answers.find(({ status }) => status !== 200) ?? new Response(null, { status: 200 });
  });
  return [
    { database: one, shop: first },
    { database: other, shop: second },
  ];
}

beforeEach(async () => {
  both = await openBoth();
}, 60_000);
afterEach(async () => {
  for (const { shop, database } of both.toReversed()) {
    await shop.close();
    await database.close();
  }
});

async function subscribe({ shop }: Installation, by: 'card' | 'PayPal') {
  const reader = await shop.signUp();
  const orderNumber = await reader.order(undefined, reader.email);
  if (by === 'card') {
    const { secret, intent } = await reader.start(orderNumber);
    await reader.confirm(secret);
    await reader.finish(orderNumber, intent);
  } else {
    const { token } = await reader.startPayPal(orderNumber);
    await reader.approve(token);
    await reader.finishPayPal(orderNumber, token);
  }
  const { body } = await reader.sale('GET', `/order/detail/${orderNumber}`);
  return { reader, orderNumber, id: Number(body['subscriptionIDs']) };
}

/** Returns what an installation has booked: its payments, the oldest first, and its refunds. */
async function readBooks({ database }: Installation) {
  const payments = await database.query(
    `select p.reference, p.amount::int as amount, o.order_type as type from payments p
      join orders o using (order_number) order by p.id`,
  );
  const refunds = await database.query('select amount::int as amount from payment_refunds');
  const [state] = await database.query('select state, period_number::int as period from subscriptions');
  return { payments, refunds, state };
}

describe.each(['card', 'PayPal'] as const)('a renewal by %s', (by) => {
  test('is charged to the reader of each installation, and booked by that one alone', async () => {
    const [one, other] = both;
    const readers = [await subscribe(one, by), await subscribe(other, by)];
    expect(readers.map(({ id }) => id)).toEqual([1, 1]);
    await one.shop.passDays(RENEWED_AFTER_DAYS);
    for (const { shop } of both) {
      await shop.platform.sales.runBilling();
      await shop.platform.sales.reconcilePayments();
    }
    const books = await Promise.all(both.map(readBooks));
    for (const { payments, state } of books) {
      expect(payments).toMatchObject([
        { amount: 100, type: 'Parent' },
        { amount: 1_200, type: 'Renewal' },
      ]);
      expect(state).toEqual({ state: 'active', period: 2 });
    }
    const references = books.flatMap(({ payments }) => payments.map(({ reference }) => reference));
    expect(new Set(references).size).toBe(4);
    expect(both.flatMap(({ shop }) => shop.logged)).toEqual([]);
  });
});

test('a refund in the dashboard ends the subscription of its own installation alone', async () => {
  const [one, other] = both;
  const { reader } = await subscribe(one, 'card');
  await subscribe(other, 'card');
  const [payment] = (await readBooks(one)).payments;
  await reader.post('/sandbox/stripe/dashboard', {
    intent: String(payment?.['reference']),
    action: 'refund',
  });
  await expect.poll(async () => (await readBooks(one)).state).toEqual({ state: 'terminated', period: 1 });
  expect((await readBooks(one)).refunds).toEqual([{ amount: 100 }]);
  expect(await readBooks(other)).toMatchObject({ refunds: [], state: { state: 'active' } });
});

test('a payment that is being made in one is neither booked nor cancelled by the other', async () => {
  const [one, other] = both;
  const reader = await one.shop.signUp();
  const orderNumber = await reader.order(undefined, reader.email);
  const { secret } = await reader.start(orderNumber);
  await one.shop.passDays(3);
  await other.shop.platform.sales.reconcilePayments();
  await reader.confirm(secret);
  await expect.poll(async () => (await readBooks(one)).payments).toMatchObject([{ amount: 100 }]);
  expect((await readBooks(other)).payments).toEqual([]);
});

test('readers of both change their cards, although both methods have the same number', async () => {
  for (const installation of both) {
    const { reader, id } = await subscribe(installation, 'card');
    const { body } = await reader.sale('GET', `/subscription/${id}/details`);
    const method = JSON.stringify(body['currentPaymentMethod']);
    expect(method).toContain('"paymentMethodID":1');
    const begun = await reader.sale('PUT', '/paymentmethod/1/provider/1', {});
    expect(begun.outcome).toBe('200');
    const secret = String(begun.body['parameter1']);
    await reader.confirm(secret, '5555555555554444');
    const token = secret.split('_secret_')[0];
    const end = await reader.sale('PUT', '/paymentmethod/1/provider/1/finalize', { token });
    expect(end.body).toMatchObject({ creditCardLastFour: '4444' });
  }
});
