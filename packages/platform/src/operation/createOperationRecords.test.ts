/** What is recorded of commands while the database is away. */
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { describe, expect, test } from 'vitest';
import { createOperationRecords } from './createOperationRecords.ts';

describe.each(databasesUnderTest)('the records of commands on $name', ({ open }) => {
  test('a command ends as it would when its end cannot be stored, and the log says so', async () => {
    const database = await open();
    const logged: string[] = [];
    const clock = { now: () => Date.UTC(2026, 10, 29) };
    const records = createOperationRecords(database, {
      site: 'paper',
      clock,
      salesClock: clock,
      mails: () => Promise.reject(new Error('Nobody asks for mails.')),
      log: { error: (message, details) => void logged.push(`${message} ${JSON.stringify(details)}`) },
    });
    await records.commandRecorder('import')('ok');
    expect(logged).toEqual([]);
    await database.close();
    await records.commandRecorder('import')('partly');
    expect(logged).toEqual([
      expect.stringMatching(/could not be stored.*"command":"import","outcome":"partly"/),
    ]);
  }, 60_000);
});
