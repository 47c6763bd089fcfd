/**
 * Random sequences of the actions of readers, providers and the clock around a checkout; the rules hold after every step.
 */
import { isRecord } from '@broadsheet/client-core';
import type { Database, SqlRow } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perform, steps } from '../../test/checkoutSteps.ts';
import type { Ordered, Run, Step } from '../../test/checkoutSteps.ts';
import { databasesUnderTest, ORIGIN } from '../../test/openShop.ts';
import type { Body, Shop } from '../../test/openShop.ts';
import { isRunning } from '../../test/sequences/isRunning.ts';
import { openUnheardShop } from '../../test/sequences/openUnheardShop.ts';
import type { UnheardShop } from '../../test/sequences/openUnheardShop.ts';
import { playSequences, SEQUENCES_TIMEOUT_MS } from '../../test/sequences/playSequences.ts';

/** Reads every order of the reader, including renewals. */
const ORDERS = `select o.order_number, o.status, o.order_type, o.total::float8 as total, p.provider, p.reference,
    p.amount::float8 as amount,
    (select count(*)::int from payments where order_number = o.order_number) as payments,
    (select count(*)::int from subscriptions where order_number = o.order_number) as subscriptions
  from orders o left join payments p on p.order_number = o.order_number
  where o.owner in (select owner from orders where order_number = any ($1::text[]))`;

/** Reads the reader's subscriptions, and until when they are paid for; moments in milliseconds. */
const SUBSCRIPTIONS = `select s.id, s.state, extract(epoch from s.grace_ends_at) * 1000 as grace,
    (select max(extract(epoch from ends_at)) * 1000 from subscription_periods where subscription_id = s.id) as paid_until
  from subscriptions s where s.owner in (select owner from orders where order_number = any ($1::text[]))`;

describe.each(databasesUnderTest)('any sequence around a checkout on $name', ({ open }) => {
  let database: Database;
  let unheard: UnheardShop;
  let shop: Shop;

  beforeAll(async () => {
    database = await open();
    unheard = await openUnheardShop(database);
    ({ shop } = unheard);
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  /**
   * Counts the renewals of a subscription that the provider was paid for, and those in the books that PayPal was charged
   * for.
   */
  async function renewalsOf(id: number): Promise<number> {
    const { data } = await shop.stripeApi('payment_intents?limit=100');
    const intents: readonly unknown[] = Array.isArray(data) ? data : [];
    const byCard = intents.filter((intent) => {
      if (!isRecord(intent) || !isRecord(intent['metadata']) || intent['status'] !== 'succeeded')
        return false;
      return String(intent['metadata']['charge']).startsWith(`subscription-${id}-`);
    });
    const byPayPal = await database.query(
      `select 1 from subscription_periods s join payments p on p.order_number = s.order_number
        where s.subscription_id = $1::int and s.number > 1 and p.provider = 'paypal'`,
      [id],
    );
    return byCard.length + byPayPal.length;
  }

  async function requestPayPal(token: string): Promise<Body> {
    const ask = async (path: string, init: RequestInit): Promise<Body> => {
      const response = await shop.sandbox.fetch(new Request(`${ORIGIN}/sandbox/paypal${path}`, init));
      const body: unknown = await response.json();
      return isRecord(body) ? body : {};
    };
    const headers = { authorization: 'Basic c2FuZGJveDpzYW5kYm94' };
    const { access_token: access } = await ask('/v1/oauth2/token', { method: 'POST', headers });
    return ask(`/v2/checkout/orders/${token}`, { headers: { authorization: `Bearer ${String(access)}` } });
  }

  /**
   * Returns the amount that a provider has taken for a reference and not refunded: minor units; 1 for any amount that
   * PayPal kept.
   */
  async function keptByCard(intent: string): Promise<number> {
    if (intent.startsWith('seti_')) return 0;
    const { amount_received: taken } = await shop.stripeApi(`payment_intents/${intent}`);
    const { data } = await shop.stripeApi(`refunds?payment_intent=${intent}`);
    const back: number = Array.isArray(data) ? data.reduce((sum, { amount }) => sum + Number(amount), 0) : 0;
    return Number(taken) - back;
  }

  async function isKeptByPayPal(token: string): Promise<boolean> {
    const body = await requestPayPal(token);
    const units = JSON.stringify(body['purchase_units'] ?? '');
    // A refund is completed, too; what went back altogether is seen by the status of its capture.
    return units.includes('"status":"COMPLETED"') && !units.includes('"status":"REFUNDED"');
  }

  /** Asserts that a payment in the books was made at its provider, with the same amount. */
  async function requirePayment({ provider, reference, amount }: SqlRow): Promise<void> {
    const name = String(reference);
    if (provider === 'paypal') expect(await requestPayPal(name)).toMatchObject({ status: 'COMPLETED' });
    else if (name.startsWith('pi_'))
      expect(await shop.stripeApi(`payment_intents/${name}`)).toMatchObject({
        status: 'succeeded',
        amount_received: amount,
      });
    else
      expect([await shop.stripeApi(`setup_intents/${name}`), amount]).toMatchObject([
        { status: 'succeeded' },
        0,
      ]);
  }

  async function holds({ ada, ordered, cancelledAt }: Run, seen: Set<unknown>): Promise<void> {
    const numbers = [...ordered.keys()];
    const orders = await database.query(ORDERS, [numbers]);
    for (const row of orders) {
      const isPaid = row['status'] === 'Paid';
      expect(row['payments']).toBe(isPaid ? 1 : 0);
      expect(row['subscriptions']).toBe(isPaid && row['order_type'] === 'Parent' ? 1 : 0);
      if (!isPaid || seen.has(row['reference'])) continue;
      expect(row['amount']).toBe(row['total']);
      await requirePayment(row);
      seen.add(row['reference']);
    }
    for (const [id, renewals] of cancelledAt) expect(await renewalsOf(id)).toBe(renewals);
    const now = shop.sandbox.clock.now();
    const running = (await database.query(SUBSCRIPTIONS, [numbers])).filter((row) => isRunning(row, now));
    const { body } = await ada.sale('GET', '/entitlements');
    expect(body['entitlements']).toEqual(running.length > 0 ? ['digital'] : []);
  }

  /** Asserts that, once all pending work is done, the provider has kept the price of each paid order exactly once. */
  async function endsWell({ orderNumber, intents, tokens }: Ordered): Promise<void> {
    const [row = {}] = await database.query(
      'select status, total::float8 as total from orders where order_number = $1',
      [orderNumber],
    );
    const isPaid = row['status'] === 'Paid';
    const amounts = await Promise.all([...intents].map(keptByCard));
    const byPayPal = await Promise.all([...tokens].map(isKeptByPayPal));
    const kept = [
      ...amounts.filter((amount) => amount > 0),
      ...byPayPal.filter(Boolean).map(() => row['total']),
    ];
    expect(kept).toEqual(isPaid && row['total'] !== 0 ? [row['total']] : []);
  }

  async function play(sequence: readonly Step[]): Promise<void> {
    const { underWay, empty } = unheard;
    await empty();
    const ordered = new Map<string, Ordered>();
    const seen = new Set<unknown>();
    const ada = await shop.signUp();
    const run: Run = { shop, ada, underWay, ordered, cancelledAt: new Map(), renewalsOf };
    for (const step of sequence) {
      await perform(run, step);
      await holds(run, seen);
    }
    await shop.passDays(3);
    await shop.platform.sales.reconcilePayments();
    await holds(run, seen);
    for (const own of ordered.values()) await endsWell(own);
  }

  test(
    'pays each order once or not at all, gives what is paid and nothing else, and charges nobody who cancelled',
    () => expect(playSequences(steps, play)).resolves.toBeUndefined(),
    SEQUENCES_TIMEOUT_MS,
  );
});
