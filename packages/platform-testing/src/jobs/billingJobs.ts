/** What `runBilling` does for subscriptions: renewals, failed charges, ends, notices, gifts and changed cards. */
import { DAY_MS, MINUTE_MS } from '@broadsheet/client-core';
import { resumeChanges, runBilling } from '@broadsheet/sales-service';
import type { BillingContext } from '@broadsheet/sales-service';
import type { Database } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { textAt } from '@broadsheet/service-kit/json';
import { createOutbox } from '@broadsheet/service-kit/outbox';
import { ORIGIN } from '../identity/openReaders.ts';
import type { SignedIn } from '../identity/openReaders.ts';
import { GIFT, MONTHLY, openSubscribers, YEARLY } from '../sales/openSubscribers.ts';
import type { Subscribers } from '../sales/openSubscribers.ts';
import type { JobUnderTest, WorkingProcess } from './JobUnderTest.ts';

/** Longer than the leases of a charge and of a mail. */
const LEASES_MS = 3 * MINUTE_MS;
const QUARTER_DAYS = 93;
/** Days before a charge on which all of its notices are mailed. */
const NOTICE_DAYS = 5;

/** The kinds of mails by `Message-ID`: a mail that is sent twice has one. */
type Sent = Map<string, string>;

/** Opens the billing of a process, whose charges and mails are points too. */
function openBilling(
  { context, provider }: Subscribers,
  { process, sent }: { readonly process: WorkingProcess; readonly sent: Sent },
): BillingContext {
  const { database, pass, ended } = process;
  const shared = { ...context, database, log: { error: () => undefined } };
  const outbox = createOutbox({
    ...shared,
    siteUrl: ORIGIN,
    mailer: {
      async send({ messageId = '', headers = {} }) {
        await pass();
        sent.set(messageId, headers['X-Mail-Kind'] ?? '');
        await pass();
      },
    },
  });
  ended.addEventListener('abort', () => void outbox.stop());
  const atPoints =
    <Given, Answer>(request: (given: Given) => Promise<Answer>) =>
    async (given: Given): Promise<Answer> => {
      await pass();
      const answer = await request(given);
      await pass();
      return answer;
    };
  return {
    ...shared,
    outbox,
    payments: {
      ...provider,
      chargeSavedMethod: atPoints(provider.chargeSavedMethod),
      chargeReader: atPoints(provider.chargeReader),
      refund: atPoints(provider.refund),
    },
  };
}

/** Reads the charges, the orders, the subscriptions with their events and periods, and the mails. */
async function readBooks(database: Database, { provider }: Subscribers, sent: Sent) {
  const [row] = await database.query(
    `select (select string_agg(order_type || ' ' || status, ', ' order by order_type, status) from orders) as orders,
      (select string_agg(kind || ' ' || state || ' ' || period_number || ' ' || attempt
        || case when lease_until is null then '' else ' held' end, ', ' order by id) from subscriptions) as subscriptions,
      (select string_agg(event_type, ', ' order by id) from subscription_events) as events,
      (select count(*)::int from subscription_periods) as periods,
      (select count(*)::int from outgoing_mails where state = 'waiting') as waiting`,
  );
  return {
    ...row,
    charges: provider.charged.length,
    refunds: provider.refunded.length,
    mails: [...sent.values()].toSorted(),
  };
}

/** What is left of nothing. */
const NONE = { waiting: 0, refunds: 0 };

interface Ready {
  readonly sales: Subscribers;
  readonly ada: SignedIn;
}

interface BillingCase {
  readonly makeDue: (ready: Ready) => Promise<unknown>;
  readonly run?: (context: BillingContext) => Promise<unknown>;
  readonly done: unknown;
}

const runAndDeliver = async (context: BillingContext): Promise<void> => {
  await runBilling(context);
  await context.outbox.deliver();
};

function billing({ makeDue, run = runAndDeliver, done }: BillingCase): JobUnderTest {
  return {
    async prepare(database) {
      const sales = await openSubscribers(database);
      const sent: Sent = new Map();
      const ada = await sales.signUp();
      await makeDue({ sales, ada });
      await sales.platform.identity.settle();
      return {
        start(process) {
          const context = openBilling(sales, { process, sent });
          return () => run(context);
        },
        endLeases: () => sales.clock.advance(LEASES_MS),
        read: () => readBooks(database, sales, sent),
      };
    },
    done,
    covers: ['packages/sales-service/src/renewals/lockDue.ts'],
  };
}

/** Sells a price to Ada and confirms the order, so that only what follows is due. */
async function sell({ sales, ada }: Ready, price: JsonObject = MONTHLY): Promise<number> {
  const [id = 0] = await sales.buy(ada, price);
  await sales.bill();
  return id;
}

const passDays = ({ sales }: Ready, days: number): void => sales.clock.advance(days * DAY_MS);

const call = ({ sales, ada }: Ready, method: string, path: string, body: object = {}) =>
  sales.sale(method, path, { body, token: ada.accessToken });

/** Sells Ada a subscription whose notices are mailed and whose next charge is due. */
async function sellUntilCharge(ready: Ready): Promise<void> {
  await sell(ready);
  passDays(ready, QUARTER_DAYS - NOTICE_DAYS);
  await ready.sales.bill();
  passDays(ready, NOTICE_DAYS);
}

/** Sells Ada a gift. @returns the code that redeems it */
async function sellGift(ready: Ready): Promise<string> {
  const id = await sell(ready, GIFT);
  const { accessToken: token } = ready.ada;
  const { body } = await ready.sales.sale('GET', `/v1/subscription/${id}/details`, { token });
  return textAt(body, 'redeemCode') ?? '';
}

/** The jobs of billing, by what they do. */
export const billingJobs: Readonly<Record<string, JobUnderTest>> = {
  'the confirmation of an order': billing({
    makeDue: ({ sales, ada }) => sales.buy(ada),
    done: {
      ...NONE,
      orders: 'Parent Paid',
      subscriptions: 'paid active 1 0',
      events: 'START_SUBSCRIPTION',
      periods: 1,
      charges: 0,
      mails: ['receipt'],
    },
  }),
  'a renewal': billing({
    makeDue: sellUntilCharge,
    done: {
      ...NONE,
      orders: 'Parent Paid, Renewal Paid',
      subscriptions: 'paid active 2 0',
      events: 'START_SUBSCRIPTION, RENEW_SUBSCRIPTION',
      periods: 2,
      charges: 1,
      mails: ['renewed'],
    },
  }),
  'a charge that is declined': billing({
    async makeDue(ready) {
      await sellUntilCharge(ready);
      ready.sales.provider.behave('declines');
    },
    done: {
      ...NONE,
      orders: 'Parent Paid',
      subscriptions: 'paid pastDue 1 1',
      events: 'START_SUBSCRIPTION, FAIL_RENEWAL',
      periods: 1,
      charges: 0,
      mails: ['paymentFailed'],
    },
  }),
  'a charge of a card that was replaced': billing({
    async makeDue(ready) {
      await sellUntilCharge(ready);
      ready.sales.provider.behave('declines');
      await ready.sales.bill();
      ready.sales.provider.behave('succeeds');
      ready.sales.provider.setExpiration('0340');
      ready.sales.clock.advance(MINUTE_MS);
    },
    done: {
      ...NONE,
      orders: 'Parent Paid, Renewal Paid',
      subscriptions: 'paid active 2 0',
      events: 'START_SUBSCRIPTION, FAIL_RENEWAL, UPDATE_PAYMENT_METHOD, RENEW_SUBSCRIPTION',
      periods: 2,
      charges: 1,
      mails: ['mended'],
    },
  }),
  'the end of a subscription that was cancelled': billing({
    async makeDue(ready) {
      const id = await sell(ready);
      await call(ready, 'PUT', `/v1/subscription/${id}/cancel`);
      passDays(ready, QUARTER_DAYS);
    },
    done: {
      ...NONE,
      orders: 'Parent Paid',
      subscriptions: 'paid terminated 1 0',
      events: 'START_SUBSCRIPTION, CANCEL_SUBSCRIPTION, TERMINATE_SUBSCRIPTION',
      periods: 1,
      charges: 0,
      mails: [],
    },
  }),
  'the end of a gift': billing({
    async makeDue(ready) {
      const code = await sellGift(ready);
      await call(ready, 'POST', '/v1/subscription/gift/redeem', { token: code });
      passDays(ready, QUARTER_DAYS);
    },
    done: {
      ...NONE,
      orders: 'Parent Paid',
      subscriptions: 'gift terminated 1 0',
      events: 'START_SUBSCRIPTION, REDEEM_SUBSCRIPTION, TERMINATE_SUBSCRIPTION',
      periods: 1,
      charges: 0,
      mails: ['ended'],
    },
  }),
  'the announcement of a gift': billing({
    async makeDue(ready) {
      const code = await sellGift(ready);
      const sendNotificationOn = new Date(ready.sales.clock.now() + DAY_MS).toISOString();
      const recipient = { email: 'bo@example.com', name: 'Bo', sendNotificationOn };
      await call(ready, 'PUT', `/v1/subscription/gift/${code}`, recipient);
      passDays(ready, 2);
    },
    done: {
      ...NONE,
      orders: 'Parent Paid',
      subscriptions: 'gift unclaimed 1 0',
      events: 'START_SUBSCRIPTION',
      periods: 1,
      charges: 0,
      mails: ['gift'],
    },
  }),
  'the notice before a charge for a year': billing({
    async makeDue(ready) {
      await sell(ready, YEARLY);
      passDays(ready, 340);
    },
    done: {
      ...NONE,
      orders: 'Parent Paid',
      subscriptions: 'paid active 1 0',
      events: 'START_SUBSCRIPTION',
      periods: 1,
      charges: 0,
      mails: ['renewalNotice'],
    },
  }),
  'a change of plan whose charge was not answered': billing({
    async makeDue(ready) {
      const id = await sell(ready);
      const { sales, ada } = ready;
      const wanted = { newPriceCode: 'yearly', productChanges: 'NOW', currentTerm: 'ENDS' };
      const { body } = await call(ready, 'POST', '/v1/subscription/upgradedowngrade', {
        subscriptionId: id,
        ...wanted,
      });
      sales.provider.behave('lost');
      await sales.changePlan(textAt(body, 'sessionId') ?? '', ada).catch(() => undefined);
      sales.provider.behave('succeeds');
      sales.clock.advance(LEASES_MS);
    },
    async run(context) {
      await resumeChanges(context);
      await context.outbox.deliver();
    },
    done: {
      ...NONE,
      orders: 'Parent Paid, Renewal Paid',
      subscriptions: 'paid active 2 0',
      events: 'START_SUBSCRIPTION, CHANGE_SUBSCRIPTION',
      periods: 2,
      charges: 1,
      mails: ['planChanged'],
    },
  }),
};
