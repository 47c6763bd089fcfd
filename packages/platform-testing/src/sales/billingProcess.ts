/**
 * A process that bills once and delivers the mails, unless it kills itself before. What it needs comes as JSON, the one
 * argument: `databaseUrl`, `now` in milliseconds since 1970, and `killAt`, the number of the point.
 */
import process from 'node:process';
import { isRecord, number, string } from '@broadsheet/client-core';
import { runBilling } from '@broadsheet/sales-service';
import { openDatabase } from '@broadsheet/service-kit/database';
import { openKillableBilling } from './openKillableBilling.ts';

const given: unknown = JSON.parse(process.argv[2] ?? '{}');
const options = isRecord(given) ? given : {};
const url = string(options['databaseUrl']) ?? '';
const [database, outside] = [await openDatabase({ url }), await openDatabase({ url })];
const context = openKillableBilling({
  database,
  outside,
  now: number(options['now']) ?? 0,
  killAt: number(options['killAt']),
});
await runBilling(context);
await context.outbox.settle();
await Promise.all([database.close(), outside.close()]);
