import { expect, test } from 'vitest';
import { serverUrl } from '@broadsheet/platform-testing/databases';
import { openOwnSchema } from './openOwnSchema.ts';
import { openServerDatabase } from './openServerDatabase.ts';

const SCHEMAS = `select nspname as name, (select count(*)::int from pg_class where relnamespace = pg_namespace.oid) as relations
  from pg_namespace where nspname = 'public' or nspname = any ($1::text[]) order by nspname`;

test.runIf(serverUrl)('a schema of its own has all tables, and the public one stays as it is', async () => {
  const base = serverUrl ?? '';
  const owner = await openServerDatabase(base);
  const before = await owner.query(SCHEMAS, [[]]);
  const own = await openOwnSchema(base);
  const name = new URL(own.url).searchParams.get('search_path') ?? '';
  expect(await own.database.query('select count(*)::int as orders from orders')).toEqual([{ orders: 0 }]);
  const during = await owner.query(SCHEMAS, [[name]]);
  expect(during.filter((schema) => schema['name'] === 'public')).toEqual(before);
  expect(during).toHaveLength(before.length + 1);
  await own.drop();
  expect(await owner.query(SCHEMAS, [[name]])).toEqual(before);
  await owner.close();
});

test.runIf(serverUrl)('a schema of its own goes away also after its database was closed', async () => {
  const base = serverUrl ?? '';
  const own = await openOwnSchema(base);
  const name = new URL(own.url).searchParams.get('search_path') ?? '';
  await own.database.close();
  await own.drop();
  const owner = await openServerDatabase(base);
  const left = await owner.query('select 1 from pg_namespace where nspname = $1', [name]);
  await owner.close();
  expect(left).toEqual([]);
});
