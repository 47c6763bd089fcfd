/** Tests the databases that tests share one after the other. */
import { expect, test } from 'vitest';
import { databasesUnderTest } from './databases.ts';

test.each(databasesUnderTest)('$name numbers changes upwards for its next user', async ({ open }) => {
  const first = await open();
  const storeTag = "insert into tags (slug, body, hash) values ('tides', '{}', '')";
  const lastNumber = 'select (select version from archive_version)::int as version';
  const [fresh] = await first.query(lastNumber);
  for (let i = 0; i < 3; i++) {
    await first.query(storeTag);
    await first.query('truncate tags');
  }
  await first.query(storeTag);
  await first.close();

  const second = await open();
  expect(await second.query(lastNumber)).toEqual([fresh]);
  await second.query(storeTag);
  const isHigher = `select version > $1::int and version = (select max(number) from content_changes) as higher
    from archive_version`;
  expect(await second.query(isHigher, [Number(fresh?.['version'])])).toEqual([{ higher: true }]);
  await second.close();
});
