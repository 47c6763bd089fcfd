import { databasesUnderTest, useDatabase } from '@broadsheet/platform-testing/databases';
import { describe, expect, test } from 'vitest';
import type { Queries } from './Database.ts';
import { withSavepoint } from './withSavepoint.ts';

describe.each(databasesUnderTest)('work with a savepoint on $name', ({ open }) => {
  const database = useDatabase(open);

  test('that fails around other work that has failed is undone as a whole', async () => {
    const rows = await database.transaction(async (queries) => {
      await queries.query('create temporary table written (what text) on commit drop');
      const write = (inner: Queries, what: string) =>
        inner.query('insert into written (what) values ($1)', [what]);
      await write(queries, 'before');
      const outer = withSavepoint(queries, async (around) => {
        await write(around, 'outer');
        const inner = withSavepoint(around, async (within) => {
          await write(within, 'inner');
          throw new Error('inner failed');
        });
        await expect(inner).rejects.toThrow('inner failed');
        throw new Error('outer failed');
      });
      await expect(outer).rejects.toThrow('outer failed');
      return queries.query('select what from written');
    });
    expect(rows).toEqual([{ what: 'before' }]);
  });
});
