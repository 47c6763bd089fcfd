import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { listVersions } from './versionStore.ts';
import { notePhrases } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';

const TYPED = ['', 'Version of Sunday', 'Version 1234567890', 'Moved the lead'];

describe.each(databasesUnderTest)('versions from before there were phrases, on $name,', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  test('tell what the site had noted by its phrase, and what was typed as it was', async () => {
    const notes = ['Moved', 'Deleted', 'Brought back', 'Version 12', ...TYPED];
    const rolledBack = database.transaction(async (queries) => {
      for (const table of ['page_versions', 'setting_versions'])
        await queries.query(`alter table ${table} drop column note_says`);
      for (const table of ['page_schedules', 'setting_schedules'])
        await queries.query(`alter table ${table} drop column failure_details`);
      for (const [index, note] of notes.entries())
        await queries.query(
          `insert into page_versions (site, id, number, published_at, note) values ('paper', 'old', $1, now(), $2)`,
          [notes.length - index, note],
        );
      for (const statement of notePhrases.statements) await queries.query(statement);
      const versions = await listVersions(queries, { site: 'paper', id: 'old' });
      expect(versions.map(({ note, noteSays }) => [note, noteSays])).toEqual([
        ['Moved', { key: 'note.moved', values: {} }],
        ['Deleted', { key: 'note.deleted', values: {} }],
        ['Brought back', { key: 'note.restored', values: {} }],
        ['Version 12', { key: 'note.version', values: { number: 12 } }],
        ...TYPED.map((note) => [note, null]),
      ]);
      throw new Error('Nothing of this stays.');
    });
    await expect(rolledBack).rejects.toThrow('Nothing of this stays.');
  });
});
