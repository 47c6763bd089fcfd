/** What is done for readers in several statements: accounts are deleted, reports made, gifts redeemed, old rows swept. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';
import type { ManualClock } from '@broadsheet/client-core';
import type { Platform } from '@broadsheet/platform';
import type { Database } from '@broadsheet/service-kit/database';
import { textAt } from '@broadsheet/service-kit/json';
import { momentParameter } from '@broadsheet/service-kit/database';
import { NOW, openReaders } from '../identity/openReaders.ts';
import type { Readers } from '../identity/openReaders.ts';
import { GIFT, openSubscribers } from '../sales/openSubscribers.ts';
import type { Subscribers } from '../sales/openSubscribers.ts';
import type { JobUnderTest } from './JobUnderTest.ts';

interface CallCase {
  /** @returns the call that a reader makes, and makes again when its answer was lost */
  readonly makeDue: (sales: Subscribers) => Promise<(platform: Platform) => Promise<unknown>>;
  readonly state: string;
  readonly done: object;
}

const settle = async ({ identity, sales }: Platform): Promise<void> => {
  await identity.settle();
  await sales.settle();
};

/** Opens the platform of another process, with the same clock. */
const openPlatform = (database: Database, { clock }: Pick<Readers, 'clock'>): Platform =>
  openReaders(database, { clock }).platform;

function called({ makeDue, state, done }: CallCase): JobUnderTest {
  return {
    async prepare(database) {
      const sales = await openSubscribers(database);
      const call = await makeDue(sales);
      await settle(sales.platform);
      return {
        start(process) {
          const platform = openPlatform(process.database, sales);
          process.ended.addEventListener('abort', () => void platform.outbox.stop());
          return async () => {
            await call(platform);
            await platform.outbox.deliver();
            await settle(platform);
          };
        },
        endLeases: () => sales.clock.advance(3 * MINUTE_MS),
        async read() {
          const [row] = await database.query(state);
          return row;
        },
      };
    },
    done,
    covers: [],
  };
}

const request = (method: string, path: string, token = '', body?: object): Request =>
  new Request(`http://platform.internal${path}`, {
    method,
    headers: { ...(token !== '' && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Makes a table's rows old, in the way of its columns, and sweeps it by a request an hour after the start. */
function swept(
  { path, insert, count }: { readonly path: string; readonly insert: string; readonly count: string },
  covers: readonly string[],
): JobUnderTest {
  const openClock = (clock: ManualClock) => ({ clock });
  return {
    async prepare(database) {
      const { clock } = await openSubscribers(database);
      await database.query(insert, [NOW - 500 * DAY_MS]);
      return {
        start(process) {
          const platform = openPlatform(process.database, openClock(clock));
          return async () => {
            clock.advance(HOUR_MS);
            await platform.fetch(request('GET', path));
            await settle(platform);
          };
        },
        endLeases: () => clock.advance(HOUR_MS),
        async read() {
          const [row] = await database.query(count);
          return row?.['rows'];
        },
      };
    },
    done: 0,
    covers: [...covers],
  };
}

/** What is done for readers, by what it is. */
export const readerJobs: Readonly<Record<string, JobUnderTest>> = {
  'the deletion of an account': called({
    async makeDue(sales) {
      const ada = await sales.signUp();
      await sales.buy(ada);
      await sales.mails();
      await sales.call('DELETE', '/v1/user/anonymize', { token: ada.accessToken });
      const nonce = await sales.nonceFor('ada@example.com');
      return (platform) =>
        platform.fetch(request('PUT', `/identity/public/v1/user/anonymize/approve/${nonce}`, '', {}));
    },
    state: `select (select string_agg(status || coalesce(' ' || email, ''), ', ') from accounts) as accounts,
      (select count(*)::int from account_links) as links,
      (select string_agg(coalesce(outcome, 'open'), ', ') from deletion_requests) as requests,
      (select string_agg(kind || ' ' || state, ', ' order by kind) from outgoing_mails where kind = 'accountDeleted') as mails`,
    done: { accounts: 'Disabled', links: 0, requests: 'approved', mails: 'accountDeleted sent' },
  }),
  'a report of personal data': called({
    async makeDue(sales) {
      const ada = await sales.signUp();
      return (platform) => platform.fetch(request('GET', '/identity/public/v1/gdpr', ada.accessToken));
    },
    state: 'select count(*)::int as reports from personal_data_reports',
    done: { reports: 1 },
  }),
  'a gift that is redeemed': called({
    async makeDue(sales) {
      const ada = await sales.signUp();
      const bo = await sales.signUp('bo@example.com');
      const [id = 0] = await sales.buy(ada, GIFT);
      await sales.bill();
      const path = `/v1/subscription/${id}/details`;
      const { body } = await sales.sale('GET', path, { token: ada.accessToken });
      const token = textAt(body, 'redeemCode');
      return (platform) =>
        platform.fetch(
          request('POST', '/sales/public/v1/subscription/gift/redeem', bo.accessToken, { token }),
        );
    },
    state: `select (select string_agg(kind || ' ' || state, ', ') from subscriptions) as subscriptions,
      (select count(*)::int from subscription_periods) as periods,
      (select string_agg(event_type, ', ' order by id) from subscription_events) as events,
      (select string_agg(kind || ' ' || state, ', ' order by kind) from outgoing_mails where kind <> 'verifyEmail') as mails`,
    done: {
      subscriptions: 'gift active',
      periods: 1,
      events: 'START_SUBSCRIPTION, REDEEM_SUBSCRIPTION',
      mails: 'giftReceipt sent',
    },
  }),
  'the sweep of the tables of readers': swept(
    {
      path: '/identity/public/v1/config',
      insert: `insert into redeemed_tokens (hash, expires_at) values ('old', ${momentParameter(1)})`,
      count: 'select count(*)::int as rows from redeemed_tokens',
    },
    ['packages/identity-service/src/createIdentity.ts'],
  ),
  'the sweep of carts': swept(
    {
      path: '/sales/public/v1/config',
      insert: `insert into carts (site, owner, items, changed_at)
        values ('paper', 'anonymous:old', '[]', ${momentParameter(1)})`,
      count: 'select count(*)::int as rows from carts',
    },
    ['packages/sales-service/src/createSales.ts'],
  ),
};
