/**
 * Two processes sell and one of them is killed. It needs a database that two processes share, so it only runs when
 * TEST_DATABASE_URL names a PostgreSQL; the embedded database belongs to one process.
 */
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { sellThroughKill } from './sellThroughKill.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const subscriptions = join(import.meta.dirname, '../../../../fixtures/subscriptions');

test.runIf(databaseUrl)(
  'orders, payments and subscriptions are as many as readers who paid when a process is killed in the middle',
  async () => {
    const report = await sellThroughKill({ databaseUrl: databaseUrl ?? '', subscriptions, readers: 32 });
    expect(report.differences).toEqual([]);
    expect(report.figures).toMatchObject({ readers: 32, orders: 32, payers: 28, subscriptions: 28 });
    expect(report.doneAtKill).toBeLessThan(32);
    expect(report.lostCalls).toBeGreaterThan(0);
    expect(report.reconciled).toBeGreaterThanOrEqual(4);
  },
  120_000,
);
