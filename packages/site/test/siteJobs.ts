/** The jobs of the site itself, whose process is killed in `killedJobs.test.ts`. */
import { createManualClock } from '@broadsheet/client-core';
import { createPlatform } from '@broadsheet/platform';
import type { Database } from '@broadsheet/platform';
import type { JobUnderTest } from '@broadsheet/platform-testing/jobs';
import { createSiteMetrics } from '../src/metrics/createSiteMetrics.ts';
import { startMinutes } from '../src/operation/startMinutes.ts';
import { openShop, ORIGIN, SECRET } from './openShop.ts';
import type { Shop } from './openShop.ts';

const NOW = Date.UTC(2026, 10, 29, 12);
const log = { error: () => undefined, warn: () => undefined };

/** The shop on a database, with the vendors that all points of a test share. */
const shops = new WeakMap<Database, Promise<Shop>>();

function useShop(database: Database): Promise<Shop> {
  const shop = shops.get(database) ?? openShop(database, { hears: () => false });
  shops.set(database, shop);
  return shop;
}

const openSeller = (database: Database, { sandbox }: Shop) =>
  createPlatform({
    database,
    dataDir: '/nonexistent-media',
    site: 'courier',
    secret: SECRET,
    clock: sandbox.clock,
    log,
    origin: ORIGIN,
    sandbox: true,
    sales: { payments: sandbox.payments, clock: sandbox.clock },
  });

/** A payment that the reader has made at the bank, and of which nobody has told the shop. */
const payments: JobUnderTest = {
  async prepare(database) {
    const shop = await useShop(database);
    await database.query('truncate rate_counters, orders, payment_attempts, outgoing_mails cascade');
    const ada = await shop.signUp();
    const orderNumber = await ada.order(undefined, ada.email);
    const { secret } = await ada.start(orderNumber);
    await ada.confirm(secret);
    await shop.platform.identity.settle();
    const makeDue = () =>
      database.query("update payment_attempts set next_look_at = next_look_at - interval '1 day'");
    await makeDue();
    return {
      start(process) {
        const { sales } = openSeller(process.database, shop);
        return async () => {
          await sales.reconcilePayments();
          await sales.settle();
        };
      },
      endLeases: makeDue,
      async read() {
        const [row] = await database.query(
          `select (select status from orders where order_number = $1) as order_status,
            (select count(*)::int from payments where order_number = $1) as payments,
            (select count(*)::int from subscriptions where order_number = $1) as subscriptions,
            (select string_agg(state, ', ') from payment_attempts where order_number = $1) as attempts`,
          [orderNumber],
        );
        return row;
      },
    };
  },
  done: { order_status: 'Paid', payments: 1, subscriptions: 1, attempts: 'succeeded' },
  covers: ['packages/sales-service/src/payments/attempts/attemptStore.ts'],
};

const minutes: JobUnderTest = {
  async prepare(database) {
    await database.query('truncate operation_minutes');
    const clock = createManualClock(NOW);
    let processes = 0;
    return {
      start(process) {
        processes += 1;
        const counting = startMinutes({
          metrics: createSiteMetrics({ connections: undefined }),
          records: createPlatform({
            database: process.database,
            dataDir: '/nonexistent-media',
            site: 'courier',
            secret: SECRET,
            clock,
            log,
          }).records,
          process: `process ${processes}`,
          name: { machine: 'one', version: '1.0.0', startedAt: NOW },
          clock,
          log,
        });
        return counting.stop;
      },
      endLeases: () => undefined,
      async read() {
        const [row] = await database.query(
          'select count(*)::int as minutes, count(distinct process)::int as processes from operation_minutes',
        );
        return row;
      },
    };
  },
  done: { minutes: 1, processes: 1 },
  lost: { minutes: 2, processes: 2 },
  covers: [],
};

/** What the site does by itself, by what it is. */
export const siteJobs: Readonly<Record<string, JobUnderTest>> = {
  'a payment of which nobody told': payments,
  'the minutes of the operation page': minutes,
};
