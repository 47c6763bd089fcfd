import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { openSubscribers } from '@broadsheet/platform-testing/sales';
import type { Database } from '@broadsheet/service-kit/database';
import { readLastBilling } from './readLastBilling.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describe.each(databasesUnderTest)('the last payments on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  test(
    'are those of checkouts and renewals, and counted within a day and an hour',
    { timeout: 60_000 },
    async () => {
      const sales = await openSubscribers(database);
      const now = () => sales.context.clock.now();
      const read = () => readLastBilling(database, { site: sales.context.site, now: now() });
      expect(await read()).toMatchObject({ paidAt: undefined, renewed: 0, failed: 0 });
      const ada = await sales.signUp();
      await sales.buy(ada);
      const paidAt = now();
      await database.query(
        `insert into payments (order_number, provider, reference, amount, currency, paid_at)
        select order_number, 'stripe', 'pi_1', 100, 'EUR', to_timestamp($1::float8 / 1000) from orders`,
        [paidAt],
      );
      expect(await read()).toMatchObject({ paidAt, renewedAt: undefined, renewed: 0, failed: 0 });
      await sales.passDays(92);
      await sales.bill();
      const renewedAt = now();
      expect(await read()).toMatchObject({
        renewedAt,
        renewed: 1,
        failed: 0,
        lastHour: { renewed: 1, failed: 0 },
      });
      await database.query(
        `insert into subscription_events (subscription_id, event_type, happened_at)
        select id, 'FAIL_RENEWAL', to_timestamp($1::float8 / 1000) from subscriptions, generate_series(1, 2)`,
        [now() - 2 * HOUR],
      );
      expect(await read()).toMatchObject({ renewed: 1, failed: 2, lastHour: { renewed: 1, failed: 0 } });
      await sales.passDays(2);
      const later = await read();
      expect(later).toMatchObject({ renewedAt, renewed: 0 });
      expect(now() - renewedAt).toBe(2 * DAY);
    },
  );
});
