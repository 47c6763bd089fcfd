/** Random sequences of gifts, shares, refunds and disputes; the rules hold after every step. */
import type { Database, SqlRow } from '@broadsheet/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perform, steps } from '../../test/givingSteps.ts';
import type { GivingRun, Step } from '../../test/givingSteps.ts';
import { databasesUnderTest } from '../../test/openShop.ts';
import type { Shop } from '../../test/openShop.ts';
import { isRunning } from '../../test/sequences/isRunning.ts';
import { openUnheardShop } from '../../test/sequences/openUnheardShop.ts';
import type { UnheardShop } from '../../test/sequences/openUnheardShop.ts';
import { playSequences, SEQUENCES_TIMEOUT_MS } from '../../test/sequences/playSequences.ts';

const SHARES_ALLOWED = 2;

/** Reads every subscription, its paid time, and what its payments were and are worth; moments in milliseconds. */
const SUBSCRIPTIONS = `select s.id, s.kind, s.state, s.owner, s.parent_id, s.period_number,
    extract(epoch from s.grace_ends_at) * 1000 as grace,
    (select max(extract(epoch from ends_at)) * 1000 from subscription_periods where subscription_id = s.id) as paid_until,
    (select count(*)::int from subscription_periods where subscription_id = s.id) as periods
  from subscriptions s order by s.id`;

/** Reads every payment with the money that has finally gone back, and whether its period is the current one. */
const PAYMENTS = `select p.reference, p.order_number, p.amount::float8 as amount, s.id as subscription, s.state, s.kind,
    (sp.number = s.period_number)::int as is_current,
    coalesce((select sum(amount) from payment_refunds where payment_id = p.id and refunded_at is not null), 0)::float8 as refunded,
    coalesce((select sum(amount) from payment_disputes where payment_id = p.id and state = 'lost'), 0)::float8 as lost
  from payments p join subscription_periods sp on sp.order_number = p.order_number
    join subscriptions s on s.id = sp.subscription_id`;

describe.each(databasesUnderTest)('any sequence of gifts, shares and reversals on $name', ({ open }) => {
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

  /** What an earlier step has seen. */
  interface Seen {
    /** Who has redeemed a gift or a share, by subscription. */
    readonly redeemedBy: Map<number, unknown>;
    /** The periods of subscriptions that are cancelled or over. */
    readonly periodsAtEnd: Map<number, number>;
  }

  function requireOwners(rows: readonly SqlRow[], { redeemedBy }: Seen): void {
    for (const { id, kind, state, owner, periods } of rows) {
      if (kind === 'gift') expect(Number(periods)).toBeLessThanOrEqual(1);
      if (kind === 'paid' || state === 'unclaimed' || state === 'terminated') continue;
      const key = Number(id);
      expect(owner).toBe(redeemedBy.get(key) ?? owner);
      redeemedBy.set(key, owner);
    }
  }

  function requireShares(rows: readonly SqlRow[]): void {
    const live = rows.filter(({ kind, state }) => kind === 'shared' && state !== 'terminated');
    for (const [parent, shares] of Map.groupBy(live, ({ parent_id: id }) => id)) {
      expect(shares.length).toBeLessThanOrEqual(SHARES_ALLOWED);
      expect(rows.find(({ id }) => id === parent)?.['state']).not.toBe('terminated');
    }
  }

  /** Asserts that nothing is charged for a subscription while it is cancelled or over. */
  function requireRest(rows: readonly SqlRow[], { periodsAtEnd }: Seen): void {
    for (const { id, state, periods } of rows) {
      const key = Number(id);
      if (state !== 'cancelled' && state !== 'terminated') periodsAtEnd.delete(key);
      else expect(periods).toBe(periodsAtEnd.get(key) ?? periods);
      if (state === 'cancelled' || state === 'terminated') periodsAtEnd.set(key, Number(periods));
    }
  }

  async function requireAccess({ readers }: GivingRun, rows: readonly SqlRow[]): Promise<void> {
    const now = shop.sandbox.clock.now();
    for (const reader of readers) {
      const { body } = await reader.sale('GET', '/entitlements');
      const uuid = JSON.parse(atob(reader.accessToken.split('.')[1] ?? '')).sub;
      const granted = rows.some((row) => {
        const parent = rows.find(({ id }) => id === row['parent_id']);
        const isWhole = row['kind'] !== 'shared' || (parent !== undefined && isRunning(parent, now));
        return String(row['owner']).includes(String(uuid)) && isRunning(row, now) && isWhole;
      });
      expect(body['entitlements']).toEqual(granted ? ['digital'] : []);
    }
  }

  async function requireBooks(): Promise<void> {
    for (const row of await database.query(PAYMENTS)) {
      expect(row['refunded']).toBeLessThanOrEqual(Number(row['amount']));
      // A bank may ask for what was refunded already.
      const back = Number(row['refunded']) + Number(row['lost']);
      const isAllBack = back >= Number(row['amount']) && row['amount'] !== 0;
      if (isAllBack && row['is_current'] === 1) expect(row['state']).toBe('terminated');
    }
  }

  async function holds(run: GivingRun, seen: Seen): Promise<void> {
    const rows = await database.query(SUBSCRIPTIONS);
    requireOwners(rows, seen);
    requireShares(rows);
    requireRest(rows, seen);
    await requireAccess(run, rows);
    await requireBooks();
    expect(shop.logged).toEqual([]);
  }

  /** Returns the money of an order that its reader is told went back, in minor units. */
  async function toldBack([ada]: GivingRun['readers'], orderNumber: unknown): Promise<number> {
    const detail = await ada?.sale('GET', `/order/detail/${String(orderNumber)}`);
    const entries = [
      ...JSON.stringify(detail?.body['payments']).matchAll(/"Refund","[^}]*?"amount":([\d.]+)/g),
    ];
    return entries.reduce((sum, [, amount]) => sum + Math.round(Number(amount) * 100), 0);
  }

  /** Asserts that the books tell the same refunds as the provider, once every event has arrived. */
  async function endsWell({ bought, readers }: GivingRun): Promise<void> {
    const rows = await database.query(PAYMENTS);
    for (const { intent } of bought) {
      const { data } = await shop.stripeApi(`refunds?payment_intent=${intent}`);
      const back = Array.isArray(data) ? data.reduce((sum, { amount }) => sum + Number(amount), 0) : 0;
      const row = rows.find(({ reference }) => reference === intent) ?? {};
      expect(row['refunded']).toBe(back);
      const told = await toldBack(readers, row['order_number']);
      expect(told).toBeLessThanOrEqual(Number(row['amount']));
      expect(told).toBeGreaterThanOrEqual(Math.min(Number(row['amount']), back + Number(row['lost'])));
    }
  }

  async function play(sequence: readonly Step[]): Promise<void> {
    const { underWay, empty } = unheard;
    await empty();
    const readers = [await shop.signUp(), await shop.signUp(), await shop.signUp()];
    const run: GivingRun = { shop, readers, underWay, bought: [], invitations: [] };
    const seen: Seen = { redeemedBy: new Map(), periodsAtEnd: new Map() };
    for (const step of sequence) {
      for (const { status } of await perform(run, step)) expect(status).toBeLessThan(500);
      await holds(run, seen);
    }
    for (const { intent } of run.bought) {
      underWay.length = 0;
      await readers[0]?.post('/sandbox/stripe/dashboard', { intent, action: 'again' });
      await expect.poll(() => underWay.length).toBeGreaterThan(0);
      for (const event of underWay.splice(0)) expect((await shop.platform.fetch(event)).status).toBe(200);
    }
    await holds(run, seen);
    await endsWell(run);
  }

  test(
    'a gift has one reader, a share never more than its subscription, and what went back is not read any more',
    () => expect(playSequences(steps, play)).resolves.toBeUndefined(),
    SEQUENCES_TIMEOUT_MS,
  );
});
