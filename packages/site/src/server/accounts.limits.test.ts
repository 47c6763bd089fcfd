/**
 * Rate limits as readers and attackers meet them: through the socket of the running site, each from an IP address of their
 * own.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, openReadersSite } from '../../test/openReadersSite.ts';
import type { ReadersSite, SiteAnswer, SiteCall } from '../../test/openReadersSite.ts';

const STARTING_MS = 60_000;

let site: ReadersSite;

/** Makes a number of attempts at once and counts their outcomes. */
async function count(
  attempts: number,
  attempt: (index: number) => Promise<SiteAnswer>,
): Promise<Readonly<Record<string, number>>> {
  const outcomes: Record<string, number> = {};
  const answers = await Promise.all(Array.from({ length: attempts }, (_, index) => attempt(index)));
  for (const { outcome } of answers) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return outcomes;
}

const guessNonce = (call: SiteCall) => site.identity('GET', '/v1/auth/magiclink/a-guess', call);

describe('a site that readers reach directly', () => {
  beforeAll(async () => {
    site = await openReadersSite({ PROXIES: '0' });
  }, STARTING_MS);
  afterAll(() => site[Symbol.asyncDispose]());

  test('refuses the rest of 200 nonce guesses from one address, and no other address', async () => {
    const outcomes = await count(200, () => guessNonce({ from: '127.0.1.1' }));
    expect(outcomes).toEqual({ '400 130010': 60, '429 429': 140 });
    expect((await guessNonce({ from: '127.0.1.2' })).outcome).toBe('400 130010');
  });

  test('refuses the rest of 132 logins that try accounts from one address', async () => {
    const outcomes = await count(132, (index) =>
      site.logIn(`reader${index}@example.com`, 'a guess', { from: '127.0.2.1' }),
    );
    expect(outcomes).toEqual({ '401 100010': 60, '429 429': 72 });
  });

  test('lets an office log in, one after another', async () => {
    await site.signUp('office@example.com', { from: '127.0.2.2' });
    for (let batch = 0; batch < 14; batch += 1) {
      const outcomes = await count(5, () =>
        site.logIn('office@example.com', PASSWORD, { from: '127.0.2.2' }),
      );
      expect(outcomes).toEqual({ '200': 5 });
    }
  });

  test('refuses the rest of 25 sign-ups and of 30 requests for mail from one address', async () => {
    const accounts = await count(25, (index) =>
      site.signUp(`new${index}@example.com`, { from: '127.0.3.1' }),
    );
    expect(accounts).toEqual({ '200': 20, '429 429': 5 });
    const mails = await count(30, (index) =>
      site.identity('POST', '/v1/password/reset', {
        from: '127.0.3.2',
        body: { userName: `a${index}@example.com` },
      }),
    );
    expect(mails).toEqual({ '200': 20, '429 429': 10 });
  });

  test('lets the owner in while a stranger guesses, from elsewhere and from the same address', async () => {
    const email = 'owner@example.com';
    const from = '127.0.4.1';
    const { cookie } = await site.signUp(email, { from });
    await count(70, () => site.logIn(email, 'a guess', { from: '127.0.4.2' }));
    expect((await site.logIn(email, PASSWORD, { from })).outcome).toBe('200');
    await count(70, () => site.logIn(email, 'a guess', { from }));
    expect((await site.logIn(email, PASSWORD, { from })).outcome).toBe('429 429');
    expect((await site.logIn(email, PASSWORD, { from, headers: { cookie } })).outcome).toBe('200');
  });

  test('gives the owner a reset after a stranger asked for five', async () => {
    const email = 'reset@example.com';
    await site.signUp(email, { from: '127.0.5.1' });
    const ask = (from: string) =>
      site.identity('POST', '/v1/password/reset', { from, body: { userName: email } });
    await count(5, () => ask('127.0.5.2'));
    expect((await ask('127.0.5.1')).outcome).toBe('200');
    const nonce = await site.mailed(email, 'nonce');
    const body = { newPassword: 'a new and good one' };
    expect((await site.identity('PUT', `/v1/password/reset/${nonce}`, { body })).outcome).toBe('200');
    expect((await site.logIn(email, body.newPassword)).outcome).toBe('200');
  });
});

test(
  'a site behind a proxy counts by the address that the proxy has seen',
  { timeout: STARTING_MS },
  async () => {
    site = await openReadersSite({ PROXIES: '1' });
    await using _open = site;
    const seen = (ip: string): SiteCall => ({ headers: { 'x-forwarded-for': `192.0.2.99, ${ip}` } });
    expect(await count(65, () => guessNonce(seen('203.0.113.1')))).toEqual({
      '400 130010': 60,
      '429 429': 5,
    });
    expect((await guessNonce(seen('203.0.113.2'))).outcome).toBe('400 130010');
  },
);
