import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Database } from '@broadsheet/service-kit/database';
import type { Answer, SignedIn } from '../identity/openReaders.ts';
import { databasesUnderTest } from '../databases/databases.ts';
import { openSubscribers } from './openSubscribers.ts';
import type { Subscribers } from './openSubscribers.ts';

/** The objects of the current test; read its members only in tests and their hooks. */
export interface Selling {
  readonly database: Database;
  /** The services: new for each test, with empty tables. */
  readonly sales: Subscribers;
  readonly ada: SignedIn;
  readonly bo: SignedIn;
  get(path: string, reader?: SignedIn): Promise<Answer>;
  put(path: string, body: unknown, reader?: SignedIn): Promise<Answer>;
  post(path: string, body: unknown, reader?: SignedIn): Promise<Answer>;
  /** Moves the clock; both readers log in again. */
  pass(days: number): Promise<void>;
}

/** Runs tests of sales on every database under test, with two readers. */
export function onEachSalesDatabase(subject: string, describeOn: (selling: Selling) => void): void {
  describe.each(databasesUnderTest)(`${subject} on $name`, ({ open }) => {
    let database: Database;
    let sales: Subscribers;
    let ada: SignedIn;
    let bo: SignedIn;

    beforeAll(async () => {
      database = await open();
    }, 60_000);
    beforeEach(async () => {
      sales = await openSubscribers(database);
      ada = await sales.signUp();
      bo = await sales.signUp('bo@example.com');
    });
    afterAll(() => database.close());

    const call = (method: string, path: string, options: { body?: unknown; reader?: SignedIn | undefined }) =>
      sales.sale(method, path, { body: options.body, token: (options.reader ?? ada).accessToken });
    describeOn({
      get database() {
        return database;
      },
      get sales() {
        return sales;
      },
      get ada() {
        return ada;
      },
      get bo() {
        return bo;
      },
      get: (path, reader) => call('GET', path, { reader }),
      put: (path, body, reader) => call('PUT', path, { body, reader }),
      post: (path, body, reader) => call('POST', path, { body, reader }),
      async pass(days) {
        ada = await sales.passDays(days);
        bo = await sales.passDays(0, 'bo@example.com');
      },
    });
  });
}
