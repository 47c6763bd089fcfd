import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverUrl } from '@broadsheet/platform-testing/databases';
import { openDatabase, openOwnSchema, textColumn } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';
import { findImportFiles, mediaFolder } from '@broadsheet/content-service';
import { createPlatform } from '../createPlatform.ts';
import type { Platform } from '../createPlatform.ts';
import { restoreBackup } from './restoreBackup.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures');
const SECRET = 'a secret of the tests, of 32 letters';
// A restore gives up mails that were queued days ago by the clock of the database.
const NOW = Date.now();
const SLOW = { timeout: 120_000 };

let home = '';
let folders = 0;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const newFolder = (name: string): string => join(home, `${name}-${(folders += 1)}`);

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  remove(): Promise<void>;
}

const embedded = async (): Promise<Place> => ({ dataDir: newFolder('data'), remove: async () => undefined });

/** Creates an empty schema of the PostgreSQL server. */
async function server(): Promise<Place> {
  const { database, url, drop } = await openOwnSchema(serverUrl ?? '');
  const [row] = await database.query('select quote_ident(current_schema()) as name');
  const name = textColumn(row ?? {}, 'name');
  await database.query(`drop schema ${name} cascade`);
  await database.query(`create schema ${name}`);
  return { dataDir: newFolder('data'), databaseUrl: url, remove: drop };
}

interface Open {
  readonly database: Database;
  readonly platform: Platform;
}

async function open({ dataDir, databaseUrl }: Place): Promise<Open> {
  const database = await openDatabase(databaseUrl === undefined ? { dataDir } : { url: databaseUrl });
  const platform = createPlatform({
    database,
    dataDir,
    site: 'courier',
    secret: SECRET,
    clock: { now: () => NOW },
    log: { error: () => undefined },
  });
  return { database, platform };
}

async function signUp(platform: Platform, email: string): Promise<void> {
  const { status } = await platform.fetch(
    new Request('http://platform.internal/identity/public/v1/signup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        identity: { userName: email, credentials: 'Analytical1', grantType: 'password' },
        profile: { email },
      }),
    }),
  );
  expect(status).toBe(200);
}

/** Fills a place with every seventh document of the sample newspaper, a reader, and a picture. */
async function fill(place: Place): Promise<Open> {
  const opened = await open(place);
  const files = await findImportFiles(FIXTURES);
  await opened.platform.import(
    files.filter((_file, index) => index % 7 === 0),
    { root: FIXTURES },
  );
  await signUp(opened.platform, 'ada@example.com');
  // There is no mail server: the mail waits, and the first attempt is over.
  await opened.platform.outbox.deliver();
  await mkdir(mediaFolder(place.dataDir), { recursive: true });
  await writeFile(join(place.dataDir, 'secret'), SECRET);
  await writeFile(join(mediaFolder(place.dataDir), 'own-picture.txt'), 'a picture');
  return opened;
}

/** Returns the rows of all tables, as JSON, by table. */
async function readAll(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await database.query(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
  );
  const names = tables.map((row) => textColumn(row, 'name'));
  const own = names.filter((name) => !['schema_migrations', 'media_folders'].includes(name));
  const read = async (name: string) => {
    const rows = await database.query(`select row_to_json(t)::text as line from "${name}" t`);
    return [name, rows.map((row) => textColumn(row, 'line')).toSorted()] as const;
  };
  return Object.fromEntries(await Promise.all(own.toSorted().map(read)));
}

const DIRECTIONS = [
  { from: 'the embedded database', to: 'another one', makeFrom: embedded, makeTo: embedded },
  ...(serverUrl === undefined
    ? []
    : [
        { from: 'the embedded database', to: 'PostgreSQL', makeFrom: embedded, makeTo: server },
        { from: 'PostgreSQL', to: 'the embedded database', makeFrom: server, makeTo: embedded },
      ]),
];

test.each(DIRECTIONS)(
  'a backup of $from restored into $to is the same newspaper',
  SLOW,
  async ({ makeFrom, makeTo }) => {
    const [from, to] = [await makeFrom(), await makeTo()];
    const folder = newFolder('backup');
    const source = await fill(from);
    const before = await readAll(source.database);
    const secretFile = join(from.dataDir, 'secret');
    const report = await source.platform.backup(folder, { secretFile });
    await source.platform.close();
    expect(report.hasSecret).toBe(true);
    expect(report.rows).toBe(Object.values(before).flat().length);

    const restored = await restoreBackup({ folder, ...to });
    expect(restored).toMatchObject({ rows: report.rows, media: report.media, hasSecret: true, notes: [] });
    expect(await readFile(join(to.dataDir, 'secret'), 'utf8')).toBe(SECRET);
    expect(await readFile(join(mediaFolder(to.dataDir), 'own-picture.txt'), 'utf8')).toBe('a picture');

    const target = await open(to);
    expect(await readAll(target.database)).toEqual(before);
    // Numbers go on where they were.
    await signUp(target.platform, 'grace@example.com');
    await target.platform.close();
    await from.remove();
    await to.remove();
  },
);

test.each(DIRECTIONS)(
  'a backup of $from restored into $to has the mails that wait, gives up old ones, and sends no alert to browsers',
  SLOW,
  async ({ makeFrom, makeTo }) => {
    const [from, to] = [await makeFrom(), await makeTo()];
    const folder = newFolder('backup');
    const source = await open(from);
    await source.database.query(
      `insert into outgoing_mails (id, site, kind, event, content, account, state, queued_at, next_attempt_at) values
        ('fresh', 'courier', 'renewed', 'renewed 1', 'sealed', 'u-1', 'waiting', now() - interval '95 hours', now()),
        ('old', 'courier', 'renewed', 'renewed 2', 'sealed', 'u-1', 'waiting', now() - interval '97 hours', now()),
        ('sent', 'courier', 'renewed', 'renewed 3', null, null, 'sent', now() - interval '97 hours', now())`,
    );
    await source.database.query(
      `insert into push_subscriptions (id, site, endpoint, p256dh, auth, public_key, created_at)
        values ('1', 'courier', 'https://push.example/1', 'p', 'a', 'k', now())`,
    );
    await source.database.query(
      `insert into push_sendings (site, id, text, queued_at, expires_at)
        values ('courier', 's', 'Storm', now(), now() + interval '1 hour')`,
    );
    await source.database.query(
      `insert into alerts (site, text, editor_name, sent_at, sending) values ('courier', 'Storm', 'Ada', now(), 's')`,
    );
    await source.platform.backup(folder);
    await source.platform.close();
    await restoreBackup({ folder, ...to });
    const target = await open(to);
    expect(await target.database.query('select endpoint from push_subscriptions')).toHaveLength(1);
    expect(await target.database.query('select text, sending from alerts')).toEqual([
      { text: 'Storm', sending: null },
    ]);
    expect(
      await target.database.query(
        'select id, event, content, account, state, failure from outgoing_mails order by id',
      ),
    ).toEqual([
      { id: 'fresh', event: 'renewed 1', content: 'sealed', account: 'u-1', state: 'waiting', failure: null },
      { id: 'old', event: 'renewed 2', content: null, account: null, state: 'failed', failure: 'restored' },
      { id: 'sent', event: 'renewed 3', content: null, account: null, state: 'sent', failure: null },
    ]);
    await target.platform.close();
    await from.remove();
    await to.remove();
  },
);

test.each(DIRECTIONS)(
  'a complete backup of $from stores its time, and a restore into $to starts without it',
  SLOW,
  async ({ makeFrom, makeTo }) => {
    const [from, to] = [await makeFrom(), await makeTo()];
    const source = await open(from);
    expect(await source.platform.lastBackup()).toBeUndefined();
    const stopped = AbortSignal.abort(new Error('stopped by hand'));
    await expect(source.platform.backup(newFolder('backup'), { signal: stopped })).rejects.toThrow('stopped');
    expect(await source.platform.lastBackup()).toBeUndefined();
    const folder = newFolder('backup');
    await source.platform.backup(folder);
    expect(await source.platform.lastBackup()).toBe(NOW);
    await source.platform.close();

    await restoreBackup({ folder, ...to });
    const target = await open(to);
    expect(await target.platform.lastBackup()).toBeUndefined();
    await target.platform.close();
    await from.remove();
    await to.remove();
  },
);

describe('a backup', () => {
  let place: Place;
  let source: Open;
  let whole = '';
  beforeAll(async () => {
    place = await embedded();
    source = await fill(place);
    whole = newFolder('backup');
    await source.platform.backup(whole);
  }, SLOW.timeout);
  afterAll(() => source.platform.close());

  const restore = async (folder: string, dataDir = newFolder('data')) => restoreBackup({ folder, dataDir });

  test('is for its owner alone', async () => {
    for (const entry of await readdir(whole, { recursive: true, withFileTypes: true })) {
      if (entry.parentPath.endsWith('media')) continue;
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o077]).toEqual([entry.name, 0]);
    }
  });

  test('goes on while others write, and holds the moment at which it began', SLOW, async () => {
    const folder = newFolder('backup');
    const writes = Array.from({ length: 20 }, (_, index) =>
      signUp(source.platform, `while-${index}@example.com`),
    );
    const [report] = await Promise.all([source.platform.backup(folder), ...writes]);
    const dataDir = newFolder('data');
    expect(await restore(folder, dataDir)).toMatchObject({ rows: report.rows });
  });

  test('that is half written is not restored', async () => {
    const folder = newFolder('backup');
    const stopped = new AbortController();
    stopped.abort(new Error('stopped by hand'));
    await expect(source.platform.backup(folder, { signal: stopped.signal })).rejects.toThrow(
      /is not complete and cannot be restored: stopped by hand/,
    );
    await expect(restore(folder)).rejects.toThrow(/holds no whole backup: backup\.json/);
  });

  test('into a folder with something in it is refused', async () => {
    await expect(source.platform.backup(whole)).rejects.toThrow(/is not empty/);
  });

  test('that was damaged names the files and restores nothing', SLOW, async () => {
    const folder = newFolder('backup');
    await source.platform.backup(folder);
    await appendFile(join(folder, 'database', 'documents.ndjson'), ' ');
    await rm(join(folder, 'media', 'own-picture.txt'));
    const dataDir = newFolder('data');
    await expect(restore(folder, dataDir)).rejects.toThrow(
      /is damaged: database\/documents\.ndjson, media\/own-picture\.txt are missing or not as they were written\. Nothing was restored/,
    );
    expect(await readdir(dataDir).catch(() => [])).toEqual([]);
  });

  test.each([
    ['cut off', (json: string) => json.slice(0, 200), /is damaged/],
    [
      'of a newer form',
      (json: string) => json.replace('"form": 1', '"form": 2'),
      /form 2, which this version does not know/,
    ],
    [
      'of a newer version',
      (json: string) => json.replace('"migrations": [', '"migrations": ["9999-later",'),
      /made by a newer version: it has the migration 9999-later/,
    ],
    [
      'that leads out of its folder',
      (json: string) =>
        json.replace('"path": "media/own-picture.txt"', '"path": "media/../../own-picture.txt"'),
      /was changed by hand/,
    ],
  ])('with a manifest %s is refused', SLOW, async (_what, change, expected) => {
    const folder = newFolder('backup');
    await source.platform.backup(folder);
    const file = join(folder, 'backup.json');
    await writeFile(file, change(await readFile(file, 'utf8')));
    await expect(restore(folder)).rejects.toThrow(expected);
  });

  test('is not restored over data, and may be restored again after it was stopped', SLOW, async () => {
    await expect(restore(whole, place.dataDir)).rejects.toThrow(/is in use/);
    const dataDir = newFolder('data');
    const stop = new Error('the power is cut');
    const stopped = restoreBackup({
      folder: whole,
      dataDir,
      onProgress: () => {
        throw stop;
      },
    });
    await expect(stopped).rejects.toThrow(stop);
    await restore(whole, dataDir);
    await expect(restore(whole, dataDir)).rejects.toThrow(/The database is not empty/);
  });
});
