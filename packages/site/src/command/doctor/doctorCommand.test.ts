import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { runCommandLine } from '../runCommandLine.ts';

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
  ['no webhook', { STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET is not set/],
])('says what %s means, exits with 1, and repeats no secret', async (_what, variables, expected) => {
  const { code, text } = await examine({ ...SAFE, ...variables });
  expect(text).toMatch(expected);
  expect(code).toBe(1);
  expect(text).not.toContain('hidden');
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

test('refuses a setting that cannot be used, as the start does', async () => {
  const { code, text } = await examine({ ...SAFE, PORT: 'many' });
  expect(text).toMatch(/PORT/);
  expect(code).toBe(1);
});
