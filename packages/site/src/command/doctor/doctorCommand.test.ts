import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@broadsheet/client-core';
import { openDatabase } from '@broadsheet/platform';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { runCommandLine } from '../runCommandLine.ts';

const SLOW = { timeout: 120_000 };

const SAFE = {
  SITE_ORIGIN: 'https://www.example.com',
  SMTP_URL: 'smtps://user:hidden-mail@mail.example.com:465',
  MAIL_FROM: 'The Courier <readers@example.com>',
  STRIPE_SECRET_KEY: 'sk_live_hidden',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
  DATABASE_URL: 'postgres://courier:hidden@db.example.com/courier?sslmode=verify-full',
  SECRET: 'hidden-hidden-hidden-hidden-hidden',
};

async function examine(variables: Readonly<Record<string, string>>) {
  await using folder = await temporaryFolder();
  const said: string[] = [];
  const code = await runCommandLine(['doctor'], {
    home: folder.path,
    cwd: folder.path,
    variables: { DATA_DIR: join(folder.path, 'not', 'there', 'yet'), ...variables },
    clientDir: folder.path,
    out: { write: (text) => said.push(text) },
    error: { write: (text) => said.push(text) },
  });
  return { code, text: said.join('') };
}

test('says that nothing is unsafe or missing where that is so, and exits with 0', async () => {
  const { code, text } = await examine(SAFE);
  expect(text).toContain('Nothing is unsafe or missing.');
  expect(code).toBe(0);
});

test.each([
  ['the sandbox', { SANDBOX: 'on' }, /SANDBOX is on: everybody on this computer reads all mail/],
  ['the sandbox for all', { SANDBOX: 'network' }, /SANDBOX is on: everybody who reaches the site/],
  ['an address without encryption', { SITE_ORIGIN: 'http://www.example.com' }, /travel unencrypted/],
  ['an address of this computer', { SITE_ORIGIN: '' }, /SITE_ORIGIN is http:\/\/localhost:3000: links/],
  ['a database without encryption', { DATABASE_URL: 'postgres://a:b@db.example.com/c' }, /sslmode/],
  ['no mail server', { SMTP_URL: '' }, /SMTP_URL is not set/],
  [
    'no payment provider',
    { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
    /nobody can pay/,
  ],
  ['a test key', { STRIPE_SECRET_KEY: 'sk_test_hidden' }, /is a test key/],
  [
    'a key of notifications without encryption',
    {
      SITE_ORIGIN: 'http://www.example.com',
      WEB_PUSH_KEY: 'print-one-with-npx-broadsheet-notifications',
      WEB_PUSH_CONTACT: 'mailto:desk@example.com',
    },
    /browsers offer notifications on https only/,
  ],
  ['no webhook', { STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET is not set/],
])('says what %s means, exits with 1, and repeats no secret', async (_what, variables, expected) => {
  const { code, text } = await examine({ ...SAFE, ...variables });
  expect(text).toMatch(expected);
  expect(code).toBe(1);
  expect(text).not.toContain('hidden');
});

test.each([
  ['a key of notifications that is none', { WEB_PUSH_KEY: 'hidden' }, /^WEB_PUSH_KEY is "…", but it must be/],
  [
    'a contact without a key',
    { WEB_PUSH_CONTACT: 'mailto:desk@example.com' },
    /^WEB_PUSH_KEY is "".+for WEB_PUSH_CONTACT is set/,
  ],
])('says in a sentence what is wrong with %s', async (_what, variables, expected) => {
  await expect(examine({ ...SAFE, ...variables })).resolves.toMatchObject({
    code: 1,
    text: expect.stringMatching(expected),
  });
});

test('gives advice without failing: a proxy that is not counted, a key of one computer, a password in the environment', async () => {
  const { code, text } = await examine({
    ...SAFE,
    HOST: '0.0.0.0',
    SECRET: '',
    EDITOR_EMAIL: 'ada@example.com',
    EDITOR_PASSWORD: 'hidden-password',
  });
  expect(text).toMatch(/Worth knowing:[^]*PROXIES is 0/);
  expect(text).toContain('SECRET is not set');
  expect(text).toContain('EDITOR_PASSWORD is set');
  expect(text).not.toContain('hidden');
  expect(code).toBe(0);
});

describe('about the data of a newspaper', () => {
  const EMBEDDED = { ...SAFE, DATABASE_URL: '' };
  const HOUR_MS = 60 * MINUTE_MS;

  async function examineData(statements: readonly string[]) {
    await using folder = await temporaryFolder();
    const database = await openDatabase({ dataDir: folder.path });
    for (const statement of statements) await database.query(statement);
    await database.close();
    return await examine({ ...EMBEDDED, DATA_DIR: folder.path });
  }
  const backup = (age: string) => `insert into last_backup (made_at) values (now() - interval '${age}')`;
  const mails = (age: string) =>
    `insert into outgoing_mails (id, site, kind, content, queued_at, next_attempt_at)
      select n::text, 'courier', 'renewed', 'hidden', at, at
      from generate_series(1, 3) n, (select now() - interval '${age}' as at) moment`;

  test('says nothing while there is none', SLOW, async () => {
    const { code, text } = await examine(EMBEDDED);
    expect(text).not.toMatch(/No backup|cannot be read/);
    expect(code).toBe(0);
  });

  test('says that no backup was made', SLOW, async () => {
    const { code, text } = await examineData([]);
    expect(text).toMatch(/Missing:\n {2}- No backup has been made: if .+ is lost, so is the newspaper/);
    expect(code).toBe(1);
  });

  test(
    'says that the last backup is older than a week, and that mails are overdue, since when',
    SLOW,
    async () => {
      const { code, text } = await examineData([backup('8 days'), mails('2 hours')]);
      const [day] = new Date(Date.now() - 8 * DAY_MS).toISOString().split('T');
      expect(text).toMatch(
        new RegExp(`The last backup is of ${day} \\d\\d:\\d\\d UTC, more than a week ago`),
      );
      const since = /3 mails are overdue, since (\S+) (\S+) UTC/.exec(text);
      const age = Date.now() - Date.parse(`${since?.[1]}T${since?.[2]}Z`);
      expect(age).toBeGreaterThanOrEqual(2 * HOUR_MS);
      expect(age).toBeLessThan(2 * HOUR_MS + 3 * MINUTE_MS);
      expect(text).not.toContain('hidden');
      expect(code).toBe(1);
    },
  );

  test('says nothing of a recent backup, and of mails that are due since ten minutes', SLOW, async () => {
    const { code, text } = await examineData([backup('6 days'), mails('10 minutes')]);
    expect(text).not.toMatch(/backup is|No backup|overdue/);
    expect(code).toBe(0);
  });
});

test(
  'says of a database that cannot be reached that nothing is known of backups and mails',
  SLOW,
  async () => {
    const url = 'postgres://courier:hidden@127.0.0.1:1/courier';
    const { code, text } = await examine({ ...SAFE, DATABASE_URL: url });
    expect(text).toMatch(
      /cannot be read\. The database postgres:\/\/courier:…@127\.0\.0\.1:1\/courier cannot/,
    );
    expect(text).not.toContain('hidden');
    expect(code).toBe(0);
  },
);

test('refuses a setting that cannot be used, as the start does', async () => {
  const { code, text } = await examine({ ...SAFE, PORT: 'many' });
  expect(text).toMatch(/PORT/);
  expect(code).toBe(1);
});
