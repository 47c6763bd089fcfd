/**
 * Renewals that were charged and not booked, because the process died or the response is late. The first process that
 * learns of one books it, once.
 */
import { isRecord } from '@broadsheet/client-core';
import type { Database, Queries } from '@broadsheet/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, openShop, ORIGIN } from '../../test/openShop.ts';
import type { Shop } from '../../test/openShop.ts';

const PAYMENT = /insert into payments /;

/** A database whose process dies whenever it is about to book a payment, while it `isDying`. */
function withDeaths(database: Database, dying: { isDying: boolean }): Database {
  const query = (queries: Queries): Queries['query'] =>
    async function ask(text, values) {
      if (dying.isDying && PAYMENT.test(text)) throw new Error('The process was killed.');
      return queries.query(text, values);
    };
  return {
    ...database,
    query: query(database),
    transaction: (work) => database.transaction((queries) => work({ query: query(queries) })),
  };
}

describe.each(databasesUnderTest)('a charge that was made and not booked on $name', ({ open }) => {
  const dying = { isDying: false };
  const underWay: Request[] = [];
  let database: Database;
  let shop: Shop;
  let ada: Awaited<ReturnType<Shop['signUp']>>;

  beforeAll(async () => {
    database = await open();
    shop = await openShop(withDeaths(database, dying), { hears: () => false });
    shop.sandbox.deliverEventsTo(async (request) => {
      underWay.push(request);
      return new Response(null, { status: 200 });
    });
  }, 60_000);
  beforeEach(async () => {
    dying.isDying = false;
    // A charge of an earlier reader would be taken for this one's.
    await database.query('truncate subscriptions, orders, carts, payment_charges cascade');
    ada = await shop.signUp();
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  /** Delivers the pending events to the shop, the oldest first. @returns the statuses of the responses */
  async function hear(): Promise<readonly number[]> {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    const answers: number[] = [];
    for (const event of underWay.splice(0)) {
      const response = await shop.platform.fetch(event);
      answers.push(response.status);
    }
    return answers;
  }

  async function subscribe(): Promise<number> {
    const orderNumber = await ada.order(undefined, ada.email);
    const { secret, intent } = await ada.start(orderNumber);
    await ada.confirm(secret);
    await ada.finish(orderNumber, intent);
    const { body } = await ada.sale('GET', `/order/detail/${orderNumber}`);
    await shop.platform.sales.runBilling();
    await hear();
    return Number(body['subscriptionIDs']);
  }

  async function replaceCard(number: string): Promise<void> {
    const [row] = await database.query('select max(id)::int as id from payment_methods');
    const path = `/paymentmethod/${String(row?.['id'])}/provider/1`;
    const { body } = await ada.sale('PUT', path, {});
    const secret = String(body['parameter1']);
    await ada.confirm(secret, number);
    const { outcome } = await ada.sale('PUT', `${path}/finalize`, { token: secret.split('_secret_')[0] });
    expect(outcome).toBe('200');
  }

  const bill = () => shop.platform.sales.runBilling();

  async function dieAt(work: () => Promise<unknown>): Promise<void> {
    dying.isDying = true;
    await work();
    dying.isDying = false;
  }

  /** Returns the payments that the provider has taken for a subscription since the purchase, and those in the books. */
  async function standing(id: number) {
    const { data } = await shop.stripeApi('payment_intents?limit=100');
    const intents: readonly unknown[] = Array.isArray(data) ? data : [];
    const keys = await database.query('select idempotency_key from payment_charges');
    const ours = new Set(keys.map((row) => row['idempotency_key']));
    const charged = intents.filter(
      (intent) =>
        isRecord(intent) &&
        intent['status'] === 'succeeded' &&
        isRecord(intent['metadata']) &&
        ours.has(intent['metadata']['charge']),
    );
    const [row] = await database.query(
      `select state, period_number, price_code,
          (select count(*)::int from subscription_periods where subscription_id = $1::int) as periods,
          (select count(*)::int from payments p join orders o using (order_number) where o.order_type = 'Renewal') as payments
        from subscriptions where id = $1::int`,
      [id],
    );
    return { charged: charged.length, ...row };
  }

  const BOOKED = { charged: 1, state: 'active', period_number: 2, periods: 2, payments: 1 };
  const UNBOOKED = { charged: 1, period_number: 1, periods: 1, payments: 0 };

  async function receipts(): Promise<number> {
    await shop.platform.sales.settle();
    const page = await (await shop.platform.fetch(new Request(`${ORIGIN}/sandbox/mailbox`))).text();
    return page.split(ada.email).length - 1;
  }

  /** The ways in which the shop can learn of a charge. */
  const ways: readonly (readonly [name: string, notify: () => Promise<unknown>])[] = [
    ['its event alone', hear],
    [
      'the next billing run alone',
      async () => {
        await shop.passDays(1);
        underWay.length = 0;
        await bill();
      },
    ],
    [
      'its event, and then the billing run',
      async () => {
        await hear();
        await shop.passDays(1);
        await bill();
      },
    ],
    [
      'the billing run, and then its event',
      async () => {
        await shop.passDays(1);
        const late = underWay.splice(0);
        await bill();
        underWay.push(...late);
        await hear();
      },
    ],
    [
      'its event and two runs at once',
      async () => {
        await shop.passDays(1);
        await Promise.all([hear(), bill(), hear(), bill()]);
      },
    ],
  ];

  test.each(ways)('of a renewal is booked by %s, once', async (_name, notify) => {
    const id = await subscribe();
    await shop.passDays(93);
    await dieAt(bill);
    expect(await standing(id)).toMatchObject(UNBOOKED);
    const before = await receipts();
    await notify();
    await hear();
    await bill();
    expect(await standing(id)).toMatchObject(BOOKED);
    expect((await receipts()) - before).toBeGreaterThan(0);
    expect((await ada.sale('PUT', `/subscription/${id}/cancel`, {})).outcome).toBe('200');
  });

  test.each(ways)('of a later try is booked by %s, once', async (_name, notify) => {
    const id = await subscribe();
    // This card can be saved; later its bank refuses charges.
    await replaceCard('4000000000000341');
    await shop.passDays(93);
    await bill();
    expect(await standing(id)).toMatchObject({ charged: 0, state: 'pastDue' });
    await replaceCard('4242424242424242');
    await hear();
    await dieAt(bill);
    expect(await standing(id)).toMatchObject(UNBOOKED);
    await notify();
    await hear();
    await bill();
    expect(await standing(id)).toMatchObject(BOOKED);
  });

  test.each(ways)('of a change of plan is booked by %s, once', async (_name, notify) => {
    const id = await subscribe();
    const preview = await ada.sale('POST', '/subscription/upgradedowngrade', {
      subscriptionId: id,
      newPriceCode: 'DIGITAL-ANNUAL',
      productChanges: 'NOW',
      currentTerm: 'ENDS',
    });
    const { sessionId } = preview.body;
    const change = () => ada.sale('PUT', '/subscription/upgradedowngrade', { sessionId });
    await dieAt(change);
    expect(await standing(id)).toMatchObject({ ...UNBOOKED, price_code: 'DIGITAL-MONTHLY' });
    await notify();
    await hear();
    await bill();
    expect(await standing(id)).toMatchObject({ ...BOOKED, price_code: 'DIGITAL-ANNUAL' });
    expect((await change()).outcome).toBe('200');
    expect(await standing(id)).toMatchObject(BOOKED);
  });

  test('carries the name of its newspaper, so that another one with the same account charges by itself', async () => {
    const id = await subscribe();
    await shop.passDays(93);
    await bill();
    const { data } = await shop.stripeApi('payment_intents?limit=1');
    const charge = new RegExp(`^subscription-${id}-period-2-attempt-1-courier-[0-9a-f]{12}$`);
    expect(data).toMatchObject([{ metadata: { charge: expect.stringMatching(charge) } }]);
  });

  test.each(['', '-courier'])(
    'that was begun under an older key, with "%s" at its end, is asked for by it, and made once',
    async (end) => {
      const id = await subscribe();
      await shop.passDays(93);
      const [row] = await database.query('select order_number from subscriptions where id = $1::int', [id]);
      const begun = await shop.platform.sales.payments.chargeSavedMethod({
        savedWith: String(row?.['order_number']),
        amount: 1_200,
        currency: 'EUR',
        idempotencyKey: `subscription-${id}-period-2-attempt-1${end}`,
      });
      expect(begun.kind).toBe('succeeded');
      await bill();
      expect(await standing(id)).toMatchObject(BOOKED);
    },
  );

  test('is booked once when its event is faster than the answer of the provider', async () => {
    const id = await subscribe();
    await shop.passDays(93);
    const heard: Promise<Response>[] = [];
    shop.sandbox.deliverEventsTo((request) => {
      const answer = shop.platform.fetch(request.clone());
      heard.push(answer);
      return answer;
    });
    await Promise.all([bill(), bill()]);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    for (const answer of heard) expect((await answer).status).toBe(200);
    shop.sandbox.deliverEventsTo(async (request) => {
      underWay.push(request);
      return new Response(null, { status: 200 });
    });
    expect(await standing(id)).toMatchObject(BOOKED);
  });

  test('is booked and given back when its money went back before anybody had booked it', async () => {
    const id = await subscribe();
    await shop.passDays(93);
    await dieAt(bill);
    await expect.poll(() => underWay.length).toBeGreaterThan(0);
    const { data } = await shop.stripeApi('payment_intents?limit=1');
    const [intent] = Array.isArray(data) ? data : [];
    underWay.length = 0;
    await ada.post('/sandbox/stripe/dashboard', { intent: String(intent?.id), action: 'refund' });
    expect(await hear()).toEqual([200, 200]);
    expect(await standing(id)).toMatchObject({ ...BOOKED, state: 'terminated' });
    await shop.passDays(60);
    await bill();
    expect(await standing(id)).toMatchObject({ charged: 1, state: 'terminated' });
  });

  test('is not looked for where an event is about a payment or a card that nobody here knows', async () => {
    for (const priceCode of ['DIGITAL-MONTHLY', 'DIGITAL-TRIAL']) {
      const orderNumber = await ada.order({ sku: 'digital', priceCode });
      const { secret } = await ada.start(orderNumber);
      await ada.confirm(secret);
    }
    await database.query('truncate orders cascade');
    await expect.poll(() => underWay.length).toBeGreaterThan(1);
    const answers = await hear();
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await database.query('select 1 from payments')).toEqual([]);
  });

  test('by PayPal is booked and given back when PayPal tells of its refund first', async () => {
    const orderNumber = await ada.order(undefined, ada.email);
    const { token } = await ada.startPayPal(orderNumber);
    await ada.approve(token);
    const { body } = await ada.finishPayPal(orderNumber, token);
    expect(body['status']).toBe('Paid');
    await shop.passDays(93);
    await dieAt(bill);
    const books = () =>
      database.query(
        `select s.state, (select count(*)::int from payments) as payments,
            (select count(*)::int from payment_refunds) as refunds
          from subscriptions s where s.order_number = $1`,
        [orderNumber],
      );
    expect(await books()).toEqual([{ state: 'active', payments: 1, refunds: 0 }]);
    const dashboard = '/sandbox/paypal/dashboard';
    const page = await (await shop.sandbox.fetch(new Request(`${ORIGIN}${dashboard}`))).text();
    const renewal = /<code>(\w+)<\/code> subscription-/.exec(page)?.[1] ?? '';
    await ada.post(dashboard, { token: renewal, action: 'refund' });
    await hear();
    expect(await books()).toEqual([{ state: 'terminated', payments: 2, refunds: 1 }]);
  });
});
