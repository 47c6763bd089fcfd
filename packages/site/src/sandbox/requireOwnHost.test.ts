/**
 * Pages of other sites whose names were made to resolve to this computer (DNS rebinding), through the socket of the running
 * site.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReadersSite } from '../../test/openReadersSite.ts';
import type { ReadersSite } from '../../test/openReadersSite.ts';
import { openSandbox } from './openSandbox.ts';

const SITE_ORIGIN = 'https://www.courier.example';
const STARTING_MS = 60_000;
const READER = 'ada@example.com';

let site: ReadersSite;
const ask = (path: string, host: string) => site.call('GET', path, { headers: { host } });

beforeAll(async () => {
  const sandbox = await openSandbox({ siteOrigin: SITE_ORIGIN, secret: 'of the tests', file: {} });
  site = await openReadersSite({ SANDBOX: 'on', SITE_ORIGIN }, { sandbox });
  await site.signUp(READER);
  await site.mailed(READER, 'nonce');
}, STARTING_MS);
afterAll(() => site[Symbol.asyncDispose]());

const PATHS = [
  '/sandbox/mailbox',
  '/sandbox/mailbox.json',
  '/sandbox/vendors',
  '/sandbox/google/panel?client_id=a',
];

test.each(PATHS)('%s answers on this computer and under the site’s own name', async (path) => {
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'www.courier.example']) {
    expect([host, (await ask(path, host)).status]).toEqual([host, 200]);
  }
});

test.each(PATHS)('%s is refused under every other name, and shows nothing', async (path) => {
  for (const host of [
    'attacker.example',
    'attacker.example:3000',
    'localhost.attacker.example',
    '10.0.0.1',
  ]) {
    const { status, text } = await ask(path, host);
    expect([host, status]).toEqual([host, 421]);
    expect(text).toContain(SITE_ORIGIN);
    expect(text).not.toContain(READER);
  }
});

test('the mailbox shows the mail to who may see it', async () => {
  expect((await ask('/sandbox/mailbox', 'localhost')).text).toContain(READER);
});
