import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Database } from '@broadsheet/service-kit/database';
import { createTestPlatform } from './createTestPlatform.ts';
import type { TestPlatform } from './createTestPlatform.ts';
import { databasesUnderTest, emptyTables } from '../databases/databases.ts';

/** The database and the platform of the current test; read its members only in tests and their hooks. */
export interface Running {
  readonly database: Database;
  /** The platform: new for each test, with empty tables. */
  readonly server: TestPlatform;
}

/** Runs tests of content on every database under test. */
export function onEachDatabase(subject: string, describeOn: (running: Running) => void): void {
  describe.each(databasesUnderTest)(`${subject} on $name`, ({ open }) => {
    let database: Database;
    let server: TestPlatform;

    beforeAll(async () => {
      database = await open();
    }, 60_000);
    beforeEach(async () => {
      server = await createTestPlatform(database);
    });
    afterEach(async () => {
      await emptyTables(database);
      await server.remove();
    });
    afterAll(() => database.close());

    describeOn({
      get database() {
        return database;
      },
      get server() {
        return server;
      },
    });
  });
}
