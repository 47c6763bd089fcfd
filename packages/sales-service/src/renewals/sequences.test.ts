/**
 * Runs random sequences of actions of readers, providers and the clock on one database, and checks all rules after each
 * step.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSubscribers, YEARLY } from '@broadsheet/platform-testing/sales';
import type { Behaviour, Subscribers } from '@broadsheet/platform-testing/sales';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { grantsAccess } from '../billing/standing.ts';
import type { Database, Queries } from '@broadsheet/service-kit/database';
import { listEntitledProducts } from '../entitlements/listEntitlements.ts';
import { createSalesMail } from '../mail/createSalesMail.ts';
import type { SalesMail } from '../mail/createSalesMail.ts';
import { keepPlan } from '../change/keepPlan.ts';
import { quoteChange } from '../change/quoteChange.ts';
import type { SignedIn } from '@broadsheet/platform-testing/identity';
import { ServiceError } from '@broadsheet/service-kit/http';
import { cancelSubscription, rescueSubscription } from '../subscriptions/cancelSubscription.ts';
import { listPeriods } from '../subscriptions/periodStore.ts';
import { toStanding } from '../subscriptions/Subscription.ts';
import { listSubscriptions } from '../subscriptions/subscriptionStore.ts';

type Step =
  | { readonly kind: 'buy'; readonly yearly: boolean; readonly times: number }
  /** `change`: to the other price, when the period ends. `keep`: that is taken back. */
  | { readonly kind: 'cancel' | 'rescue' | 'change' | 'keep'; readonly which: number }
  | { readonly kind: 'pass'; readonly days: number }
  | { readonly kind: 'provider'; readonly behaviour: Behaviour }
  | { readonly kind: 'bill'; readonly runs: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('buy' as const),
      yearly: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      kind: fc.constantFrom('cancel' as const, 'rescue' as const, 'change' as const, 'keep' as const),
      which: fc.integer({ min: 0, max: 3 }),
    }),
    fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 0, max: 70 }) }),
    fc.record({
      kind: fc.constant('provider' as const),
      behaviour: fc.constantFrom<Behaviour>('succeeds', 'declines', 'needsReader', 'lost', 'down'),
    }),
    fc.record({ kind: fc.constant('bill' as const), runs: fc.integer({ min: 1, max: 2 }) }),
  ),
  { minLength: 4, maxLength: 24 },
);

/** `SEQUENCES=1000` runs that many. */
const RUNS = Number(process.env.SEQUENCES ?? 12);

describe.each(databasesUnderTest)('any sequence of calls and clock moves on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  test(
    'bills each period once, nothing after a cancellation, and gives no access that is not paid',
    async () => {
      const property = fc.asyncProperty(steps, async (sequence) => {
        const sales = await openSubscribers(database);
        const ada = await sales.signUp();
        const owner = { kind: 'reader', uuid: ada.uuid } as const;
        const chargesAtCancel = new Map<number, number>();
        const bought: number[] = [];
        const waiting = new Map<number, string>();
        const chargesFor = async (id: number): Promise<number> => {
          const own = (await listSubscriptions(database, owner)).find((each) => each.id === id);
          return sales.provider.charged.filter(({ savedWith }) => savedWith === own?.orderNumber).length;
        };
        for (const step of sequence) {
          await perform(sales, step, { ada, owner, bought, chargesAtCancel, chargesFor, waiting });
          await holds(sales, { database, owner, bought, chargesAtCancel, chargesFor, waiting });
        }
      });
      await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined();
    },
    300_000 + RUNS * 2_000,
  );
});

interface Run {
  readonly owner: { readonly kind: 'reader'; readonly uuid: string };
  readonly bought: number[];
  /** The number of a subscription's charges at the time of its cancellation, by subscription. */
  readonly chargesAtCancel: Map<number, number>;
  readonly chargesFor: (id: number) => Promise<number>;
  /** The price code of the plan that begins with a subscription's next period, by subscription. */
  readonly waiting: Map<number, string>;
}

async function perform(sales: Subscribers, step: Step, run: Run & { readonly ada: SignedIn }): Promise<void> {
  const { bought } = run;
  switch (step.kind) {
    case 'buy': {
      const ids = await sales.buy(run.ada, step.yearly ? YEARLY : undefined, { times: step.times });
      bought.push(...ids);
      return;
    }
    case 'pass':
      sales.clock.advance(step.days * 86_400_000);
      return;
    case 'provider':
      sales.provider.behave(step.behaviour);
      return;
    case 'bill':
      for (let time = 0; time < step.runs; time += 1) await sales.bill();
      return;
    case 'cancel':
    case 'rescue':
    case 'change':
    case 'keep': {
      const id = bought[step.which];
      if (id === undefined) return;
      try {
        await decide(sales, { kind: step.kind, id }, run);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
      }
    }
  }
}

async function decide(
  sales: Subscribers,
  { kind, id }: { readonly kind: 'cancel' | 'rescue' | 'change' | 'keep'; readonly id: number },
  run: Run & { readonly ada: SignedIn },
): Promise<void> {
  const context = {
    ...sales.context,
    notifyReader: (queries: Queries, ...[name, sale]: Parameters<SalesMail['notify']>) =>
      createSalesMail(sales.context, queries).notify(name, sale),
  };
  const { owner, chargesAtCancel, waiting } = run;
  const own = { owner, id };
  switch (kind) {
    case 'rescue':
      await rescueSubscription(context, own);
      chargesAtCancel.delete(id);
      return;
    case 'cancel':
      await cancelSubscription(context, own, { reason: undefined, reasonCode: undefined });
      chargesAtCancel.set(id, chargesAtCancel.get(id) ?? (await run.chargesFor(id)));
      waiting.delete(id);
      return;
    case 'keep':
      await keepPlan(context, own);
      waiting.delete(id);
      return;
    case 'change': {
      const found = (await listSubscriptions(context.database, owner)).find((each) => each.id === id);
      const newPriceCode = found?.priceCode === 'monthly' ? 'yearly' : 'monthly';
      const wanted = { newPriceCode, productChanges: 'END_OF_CURRENT_TERM', currentTerm: 'ENDS' } as const;
      const { sessionId } = await quoteChange(context, own, wanted);
      await sales.changePlan(sessionId, run.ada);
      waiting.set(id, newPriceCode);
    }
  }
}

async function holds(sales: Subscribers, run: Run & { readonly database: Database }): Promise<void> {
  const { database, owner, bought, chargesAtCancel, chargesFor, waiting } = run;
  const now = sales.clock.now();
  const subscriptions = await listSubscriptions(database, owner);
  // One order, one subscription.
  expect(new Set(subscriptions.map(({ id }) => id))).toEqual(new Set(bought));
  expect(subscriptions).toHaveLength(bought.length);
  // A cancelled subscription is never charged.
  for (const [id, charges] of chargesAtCancel) expect(await chargesFor(id)).toBe(charges);
  let booked = 0;
  for (const subscription of subscriptions) {
    const periods = await listPeriods(database, subscription.id);
    // A change waits until it was taken back, or has begun with a period that was paid at its price.
    const wanted = waiting.get(subscription.id);
    if (subscription.state.kind === 'terminated' || subscription.priceCode === wanted)
      waiting.delete(subscription.id);
    expect(subscription.change?.priceCode).toBe(waiting.get(subscription.id));
    expect(periods.at(-1)?.priceCode).toBe(subscription.priceCode);
    booked += periods.length - 1;
    // Periods follow each other without gaps or overlaps.
    for (const [index, { period }] of periods.entries()) {
      expect(period.startsAt).toBe(periods[index - 1]?.period.endsAt ?? period.startsAt);
    }
    expect(periods.at(-1)?.period).toEqual(subscription.period);
  }
  // Every booked payment was charged, and at most one charge of each subscription is not booked yet.
  const unanswered = subscriptions.filter(({ leaseUntil }) => leaseUntil !== undefined).length;
  expect(sales.provider.charged.length).toBeGreaterThanOrEqual(booked);
  expect(sales.provider.charged.length).toBeLessThanOrEqual(booked + unanswered);
  const entitled = await listEntitledProducts({ queries: database, site: 'paper', now }, owner);
  expect(entitled.length > 0).toBe(subscriptions.some((each) => grantsAccess(toStanding(each), now)));
  expect(sales.errors).toEqual([]);
}
