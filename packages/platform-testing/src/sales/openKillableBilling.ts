/** Billing that can be killed at any point, over a database that other processes use as well. */
import { createManualClock } from '@broadsheet/client-core';
import type { BillingContext } from '@broadsheet/sales-service';
import type { Database, Queries } from '@broadsheet/service-kit/database';
import { createKeyring } from '@broadsheet/service-kit/keys';
import { createOutbox } from '@broadsheet/service-kit/outbox';
import { makeKillable } from '../databases/makeKillable.ts';
import { ORIGIN } from '../identity/openReaders.ts';
import { createFakeProvider } from './fakeProvider.ts';

export interface KillableBilling {
  readonly database: Database;
  /** A connection of its own, on which the provider and the mail server record what they were sent. */
  readonly outside: Queries;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The number of the point at which the process kills itself, from 1. Default: none. */
  readonly killAt?: number | undefined;
}

/** What the provider and the mail server record, for `outside`. */
export const OUTSIDE_TABLES = [
  'create table if not exists test_charges (idempotency_key text primary key)',
  'create table if not exists test_mails (message_id text not null, kind text not null)',
];

/**
 * Creates the dependencies of billing. Points are: before each statement and each commit, after each commit, and before and
 * after each charge and each mail.
 */
export function openKillableBilling({ database, outside, now, killAt }: KillableBilling): BillingContext {
  const { database: watched, pass } = makeKillable(database, killAt);
  const clock = createManualClock(now);
  const keys = createKeyring({ secret: 'a secret of the tests' }, clock);
  const log = { error: (...entries: readonly unknown[]) => console.error(...entries) };
  const shared = { database: watched, site: 'paper', siteUrl: ORIGIN, keys, clock, log };
  const outbox = createOutbox({
    ...shared,
    mailer: {
      async send({ messageId = '', headers = {} }) {
        await pass();
        const row = [messageId, headers['X-Mail-Kind'] ?? ''];
        await outside.query('insert into test_mails (message_id, kind) values ($1, $2)', row);
        await pass();
      },
    },
  });
  return {
    ...shared,
    outbox,
    payments: {
      ...createFakeProvider(),
      async chargeSavedMethod({ idempotencyKey }) {
        await pass();
        await outside.query('insert into test_charges (idempotency_key) values ($1) on conflict do nothing', [
          idempotencyKey,
        ]);
        await pass();
        return { kind: 'succeeded', reference: idempotencyKey };
      },
    },
  };
}
