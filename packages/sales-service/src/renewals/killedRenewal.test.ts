/** A process is killed (SIGKILL) within a renewal, and another one finishes its work. A mail sent twice has one Message-ID. */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { DAY_MS, MINUTE_MS } from '@broadsheet/client-core';
import { integerColumn, openDatabase, openOwnSchema, textColumn } from '@broadsheet/service-kit/database';
import type { Database, OwnSchema } from '@broadsheet/service-kit/database';
import { openKillableBilling, openSubscribers, OUTSIDE_TABLES } from '@broadsheet/platform-testing/sales';
import { serverUrl } from '@broadsheet/platform-testing/databases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runBilling } from './runBilling.ts';

/** A process takes seconds to start, so some points are tried; `KILL_POINTS=80` tries all up to that one. */
const LAST = Number(process.env['KILL_POINTS'] ?? 0);
const POINTS =
  LAST > 0 ? Array.from({ length: LAST }, (_, index) => index + 1) : [12, 17, 18, 24, 33, 45, 52, 1000];
const WITHIN = { timeout: 30_000, interval: 200 };
/** Longer than the leases of a charge and of a mail. */
const LEASES_MS = 3 * MINUTE_MS;
const PROGRAM = fileURLToPath(
  new URL('../../../platform-testing/src/sales/billingProcess.ts', import.meta.url),
);

interface Killing {
  readonly databaseUrl: string;
  readonly now: number;
  readonly killAt: number;
}

/** Runs the process to its end. @returns the signal that ended it; undefined when it had nothing left to do */
function runProcess(options: Killing): Promise<string | undefined> {
  const nodeArguments = ['--conditions=@broadsheet/source', PROGRAM, JSON.stringify(options)];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, nodeArguments, (error, _output, messages) => {
      if (error === null) resolve(undefined);
      else if (error.signal) resolve(error.signal);
      else reject(new Error(messages, { cause: error }));
    });
  });
}

/** Reads what the provider was asked, what is booked, and the kinds of different mails. */
async function readBooks(database: Database) {
  const [row] = await database.query(
    `select (select count(*)::int from test_charges) as charges,
      (select count(*)::int from orders where order_type = 'Renewal' and status = 'Paid') as orders`,
  );
  if (row === undefined) throw new Error('The books could not be read.');
  const mails = await database.query('select distinct message_id, kind from test_mails order by kind');
  return {
    charges: integerColumn(row, 'charges'),
    orders: integerColumn(row, 'orders'),
    mails: mails.map((mail) => textColumn(mail, 'kind')),
  };
}

describe.runIf(serverUrl)('a renewal whose process is killed', () => {
  let schema: OwnSchema;

  beforeAll(async () => {
    schema = await openOwnSchema(serverUrl ?? '');
    for (const statement of OUTSIDE_TABLES) await schema.database.query(statement);
  }, 60_000);
  afterAll(() => schema.drop());

  test.each(POINTS)(
    'at point %i is charged and booked once, and mailed, by the next process',
    async (killAt) => {
      const { database } = schema;
      const outside = await openDatabase(schema);
      const sales = await openSubscribers(database);
      await database.query('truncate test_charges, test_mails');
      const ada = await sales.signUp();
      await sales.buy(ada);
      await sales.platform.identity.settle();
      const now = sales.clock.now() + 92 * DAY_MS;
      const signal = await runProcess({ databaseUrl: schema.url, now, killAt });
      // Points of KILL_POINTS may be beyond the end.
      expect(signal ?? (LAST > 0 || killAt === 1000 ? 'SIGKILL' : 'none')).toBe('SIGKILL');
      const next = openKillableBilling({ database, outside, now: now + LEASES_MS });
      // The server takes a moment to end the transaction of a dead process.
      await expect
        .poll(async () => {
          await runBilling(next);
          await next.outbox.deliver();
          return readBooks(database);
        }, WITHIN)
        .toEqual({ charges: 1, orders: 1, mails: ['receipt', 'renewed'] });
      await outside.close();
    },
    120_000,
  );
});
