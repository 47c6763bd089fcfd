import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { integerColumn, textColumn } from './columns.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './openDatabase.ts';

const CHILD = fileURLToPath(
  new URL('../../../platform-testing/src/content/importUntilKilled.ts', import.meta.url),
);
const ACKNOWLEDGED_BEFORE_KILL = 5;
const SLOW_MS = 60_000;

let folder = '';
const opened: Database[] = [];

async function open(): Promise<Database> {
  const database = await openDatabase({ dataDir: folder });
  opened.push(database);
  return database;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'));
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await rm(folder, { recursive: true, force: true });
});

describe('the embedded database in a folder', () => {
  test('keeps what was written when it is opened again', { timeout: SLOW_MS }, async () => {
    const first = await open();
    await first.query("insert into tags (slug, body, hash) values ('rain', '{}', 'x')");
    await first.close();
    const rows = await (await open()).query('select slug from tags');
    expect(rows.map((row) => textColumn(row, 'slug'))).toEqual(['rain']);
  });

  test('takes the buffers of one connection, not those of a server', { timeout: SLOW_MS }, async () => {
    const database = await open();
    const rows = await database.query("select current_setting('shared_buffers') as buffers");
    expect(rows.map((row) => textColumn(row, 'buffers'))).toEqual(['16MB']);
  });

  test(
    'is closed to everybody else, also where an older version left it open',
    { timeout: SLOW_MS },
    async () => {
      await (await open()).close();
      await chmod(join(folder, 'database'), 0o755);
      await chmod(join(folder, 'database', 'PG_VERSION'), 0o666);
      await (await open()).query("insert into tags (slug, body, hash) values ('rain', '{}', 'x')");
      const entries = await readdir(join(folder, 'database'), { recursive: true });
      const modes = await Promise.all(
        ['', ...entries].map(async (path) => (await stat(join(folder, 'database', path))).mode & 0o777),
      );
      expect(entries.length).toBeGreaterThan(500);
      expect(new Set(modes)).toEqual(new Set([0o700, 0o600]));
    },
  );

  test('refuses a second owner and tells what to do', { timeout: SLOW_MS }, async () => {
    await open();
    await expect(open()).rejects.toThrow(/in use by this same process .*set DATABASE_URL/);
  });

  test(
    'loses nothing acknowledged when its process is killed in the middle of an import',
    { timeout: SLOW_MS },
    async () => {
      const child = spawn(process.execPath, ['--conditions=@broadsheet/source', CHILD, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const acknowledged: string[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged.push(line);
        if (acknowledged.length >= ACKNOWLEDGED_BEFORE_KILL) child.kill('SIGKILL');
      }
      const database = await open();
      const rows = await database.query('select id, hash from documents');
      const stored = rows.map((row) => textColumn(row, 'id'));
      expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_KILL);
      expect(stored).toEqual(expect.arrayContaining(acknowledged));
      const halves = await database.query(
        `select count(*)::int as count from documents d
       where d.search = '' or not exists (select 1 from document_websites w where w.document_id = d.id)`,
      );
      expect(halves.map((row) => integerColumn(row, 'count'))).toEqual([0]);
    },
  );
});

test('a server that cannot be reached is named without its password', async () => {
  await expect(openDatabase({ url: 'postgres://editor:secret@127.0.0.1:1/paper' })).rejects.toThrow(
    /^The database postgres:\/\/editor:…@127\.0\.0\.1:1\/paper cannot be reached/,
  );
});

describe.each(databasesUnderTest)('on $name', ({ open: openUnderTest }) => {
  let database: Database;

  beforeAll(async () => {
    database = await openUnderTest();
  }, SLOW_MS);
  afterAll(() => database.close());

  test('each migration has a number of its own', () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('migrations run once, in order, and are recorded; a failing one leaves nothing, a renamed one is known', async () => {
    const applied = migrations.map(({ name }) => ({ name, statements: ['this would fail if it ran'] }));
    const steps = [
      ...applied,
      { name: '9998-test', statements: ['create table numbers (n int)', 'insert into numbers values (1)'] },
    ];
    await migrate(database, steps);
    await migrate(database, steps);
    const broken = { name: '9999-broken', statements: ['insert into numbers values (2)', 'select 1 / 0'] };
    await expect(migrate(database, [...steps, broken])).rejects.toThrow('division by zero');
    const numbers = await database.query('select n from numbers');
    expect(numbers.map((row) => integerColumn(row, 'n'))).toEqual([1]);
    await expect(migrate(database, applied)).rejects.toThrow('made by a newer version');
    const renamed = {
      name: '9997-renamed',
      formerName: '9998-test',
      statements: ['this would fail if it ran'],
    };
    await migrate(database, [...applied, renamed]);
    const [last] = await database.query('select name from schema_migrations order by name desc limit 1');
    expect(last).toEqual({ name: '9997-renamed' });
  });

  test('a transaction whose work fails leaves nothing', async () => {
    const work = database.transaction(async (queries) => {
      await queries.query("insert into tags (slug, body, hash) values ('a', '{}', '')");
      throw new Error('stopped');
    });
    await expect(work).rejects.toThrow('stopped');
    expect(await database.query('select slug from tags')).toEqual([]);
  });

  test('text lists, JSON and times go in and come out as they are', async () => {
    const [row] = await database.query(
      `select $1::text[] as texts, $2::text[] as none, $3::text::jsonb as json,
        $4::text::timestamptz = 'infinity' as endless, $5::text::timestamptz is null as never`,
      [['a"b', 'c,{d}', ''], [], '{"a":[1,"\\u00e9"]}', 'infinity', null],
    );
    const expected = {
      texts: ['a"b', 'c,{d}', ''],
      none: [],
      json: { a: [1, 'é'] },
      endless: true,
      never: true,
    };
    expect(row).toEqual(expected);
  });
});
