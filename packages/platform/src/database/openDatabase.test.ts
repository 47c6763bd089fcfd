import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '../../test/databases.ts';
import { integerColumn, textColumn } from './columns.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';

const CHILD = fileURLToPath(new URL('../../test/importUntilKilled.ts', import.meta.url));
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

  test('refuses a second owner and names the first', { timeout: SLOW_MS }, async () => {
    await open();
    await expect(open()).rejects.toThrow(
      new RegExp(`in use by this same process \\(id ${process.pid}, since .*DATABASE_URL`),
    );
  });

  test('refuses a folder that another living process holds', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      const start = await startOf(child.pid ?? 0);
      await writeLock({ pid: child.pid ?? 0, processStart: start });
      await expect(open()).rejects.toThrow(`in use by another process (id ${child.pid},`);
    } finally {
      child.kill('SIGKILL');
    }
  });

  test('takes over the lock of a process that is gone', { timeout: SLOW_MS }, async () => {
    const child = spawn(process.execPath, ['-e', '0']);
    await new Promise((resolve) => child.once('exit', resolve));
    await writeLock({ pid: child.pid ?? 0, processStart: '1' });
    expect((await open()).kind).toBe('embedded');
  });

  test('takes over the lock of an earlier process that had the same id', { timeout: SLOW_MS }, async () => {
    await writeLock({ pid: process.pid, processStart: '1' });
    expect((await open()).kind).toBe('embedded');
  });

  test('takes over a lock that was cut off while it was written', { timeout: SLOW_MS }, async () => {
    await writeFile(join(folder, 'database.lock'), '{"pid":');
    expect((await open()).kind).toBe('embedded');
  });

  test('lets one of several that start at the same moment win', { timeout: SLOW_MS }, async () => {
    await writeLock({ pid: process.pid, processStart: '1' });
    const results = await Promise.allSettled([open(), open(), open(), open()]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  test('gives the lock back on closing', { timeout: SLOW_MS }, async () => {
    const database = await open();
    await database.close();
    await expect(readFile(join(folder, 'database.lock'))).rejects.toThrow('ENOENT');
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

async function writeLock(owner: { readonly pid: number; readonly processStart: string }): Promise<void> {
  const lock = { ...owner, since: '2026-11-20T09:00:00.000Z', token: 'a' };
  await writeFile(join(folder, 'database.lock'), JSON.stringify(lock));
}

/** Only Linux tells when a process started; elsewhere its id alone counts. */
async function startOf(pid: number): Promise<string> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return 'unknown';
  }
}

test('a server that cannot be reached is named without its password', async () => {
  await expect(openDatabase({ url: 'postgres://editor:secret@127.0.0.1:1/paper' })).rejects.toThrow(
    /^The database postgres:\/\/editor:…@127\.0\.0\.1:1\/paper cannot be reached/,
  );
});

describe.each(databasesUnderTest)('on $name', ({ open: openUnderTest }) => {
  test(
    'migrations run once, in order, and are recorded; a failing one leaves nothing',
    { timeout: SLOW_MS },
    async () => {
      const database = await openUnderTest();
      opened.push(database);
      const steps = [
        { name: '0001-content', statements: ['this would fail if it ran'] },
        { name: '0002-test', statements: ['create table numbers (n int)', 'insert into numbers values (1)'] },
      ];
      await migrate(database, steps);
      await migrate(database, steps);
      const broken = { name: '0003-broken', statements: ['insert into numbers values (2)', 'select 1 / 0'] };
      await expect(migrate(database, [...steps, broken])).rejects.toThrow('division by zero');
      const numbers = await database.query('select n from numbers');
      expect(numbers.map((row) => integerColumn(row, 'n'))).toEqual([1]);
      await expect(migrate(database, steps.slice(0, 1))).rejects.toThrow('made by a newer version');
    },
  );

  test('a transaction whose work fails leaves nothing', { timeout: SLOW_MS }, async () => {
    const database = await openUnderTest();
    opened.push(database);
    const work = database.transaction(async (queries) => {
      await queries.query("insert into tags (slug, body, hash) values ('a', '{}', '')");
      throw new Error('stopped');
    });
    await expect(work).rejects.toThrow('stopped');
    expect(await database.query('select slug from tags')).toEqual([]);
  });

  test('text lists, JSON and times go in and come out as they are', { timeout: SLOW_MS }, async () => {
    const database = await openUnderTest();
    opened.push(database);
    const [row] = await database.query(
      'select $1::text[] as texts, $2::text[] as none, $3::text::jsonb as json, $4::text::timestamptz is null as time',
      [['a"b', 'c,{d}', ''], [], '{"a":[1,"\\u00e9"]}', null],
    );
    expect(row).toEqual({ texts: ['a"b', 'c,{d}', ''], none: [], json: { a: [1, 'é'] }, time: true });
  });
});
