/**
 * What a proof of another service is good for: once, for the flow and the host that it was given for, and for no more than it
 * says; through the site's socket, with the sandbox's providers and bot challenge.
 */
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox } from '../sandbox/openSandbox.ts';
import { PASSWORD, openReadersSite, tokensIn } from '../../test/openReadersSite.ts';
import type { ReadersSite } from '../../test/openReadersSite.ts';
import { PROVIDERS } from '../../test/signInWithProvider.ts';

const STARTING_MS = 60_000;
const ORIGIN = 'http://localhost';

interface Rules {
  readonly hostnames?: readonly string[];
  readonly identity?: { readonly requireVerifiedEmail: true };
  readonly configuration?: Readonly<Record<string, boolean>>;
}

async function openSite({ hostnames, identity, configuration }: Rules = {}): Promise<ReadersSite> {
  const sandbox = await openSandbox({
    siteOrigin: ORIGIN,
    secret: 'of the tests',
    file: { ...(configuration && { configuration }) },
    ...(hostnames && { hostnames }),
  });
  return openReadersSite(
    { PROXIES: '0', SANDBOX: 'on' },
    { sandbox, origin: ORIGIN, identity: { ...sandbox.identity, ...identity } },
  );
}

describe('a proof by a provider', () => {
  let site: ReadersSite;
  beforeAll(async () => {
    site = await openSite({ identity: { requireVerifiedEmail: true } });
  }, STARTING_MS);
  afterAll(() => site[Symbol.asyncDispose]());

  test.each(PROVIDERS.filter(([name]) => name !== 'Facebook'))(
    'of %s signs in once, and nobody who has overheard it',
    async (name, visit) => {
      const { signIn } = await visit(site, { email: `once.${name.toLowerCase()}@example.com` });
      const { uuid } = tokensIn(await signIn());
      const again = await signIn();
      expect(again.status).toBeGreaterThanOrEqual(400);
      expect(again.status).toBeLessThan(500);
      expect(again.text).not.toContain(uuid);
    },
  );

  test('that confirms no address signs nobody in where addresses are confirmed first', async () => {
    const [, [, visitFacebook]] = PROVIDERS;
    const signIn = async () => (await visitFacebook(site, { email: 'unconfirmed@example.com' })).signIn();
    // The first makes the account, the second finds it.
    expect((await signIn()).outcome).toBe('403 130051');
    expect((await signIn()).outcome).toBe('403 130051');
  });
});

describe('a token of the bot challenge', () => {
  const configuration = { signinRecaptcha: true, signupRecaptcha: true };
  const REFUSED = '400 130001';
  const from = (last: number) => `127.0.60.${last}`;

  async function consumeToken(site: ReadersSite, action: string): Promise<string> {
    const body = new URLSearchParams({ action, sitekey: 'sandbox' });
    const { body: answer } = await site.call('POST', '/sandbox/recaptcha/token', { body });
    return isRecord(answer) ? String(answer['token']) : '';
  }

  const logIn = (site: ReadersSite, recaptchaToken: string | undefined, network: string) =>
    site.identity('POST', '/v1/auth/login', {
      from: network,
      body: { userName: 'robot@example.com', credentials: PASSWORD, grantType: 'password', recaptchaToken },
    });

  test('is good once, for the flow that it was given for', { timeout: STARTING_MS }, async () => {
    await using site = await openSite({ configuration });
    const token = await consumeToken(site, 'signin');
    const passed = '401 100010';
    expect((await logIn(site, undefined, from(1))).outcome).toBe(REFUSED);
    expect((await logIn(site, 'made up', from(2))).outcome).toBe(REFUSED);
    expect((await logIn(site, await consumeToken(site, 'signup'), from(3))).outcome).toBe(REFUSED);
    expect((await logIn(site, await consumeToken(site, 'checkout'), from(4))).outcome).toBe(REFUSED);
    expect((await logIn(site, token, from(5))).outcome).toBe(passed);
    expect((await logIn(site, token, from(6))).outcome).toBe(REFUSED);
  });

  test('that was got on the page of another host is no good', { timeout: STARTING_MS }, async () => {
    await using site = await openSite({ configuration, hostnames: ['www.paper.example'] });
    const token = await consumeToken(site, 'signin');
    expect((await logIn(site, token, from(7))).outcome).toBe(REFUSED);
  });
});
