/** The sign-ins as a page performs them: with the identity client, in a browser that stores cookies. */
import { beginOIDCPKCE, completeOIDCPKCE } from '@broadsheet/sdk-identity/operations';
import { relinkGoogleAccount } from '@broadsheet/sdk-identity/legacy';
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  openBrowser,
  SHOP,
  openProviders,
  ORIGIN,
  describeOutcome,
  openReaders,
  readSession,
  OIDC_CLIENT,
} from '@broadsheet/platform-testing/identity';
import type { Browser, Providers, Readers, Person } from '@broadsheet/platform-testing/identity';

const EMAIL = 'ada@example.com';
const ADA: Person = { sub: '1', email: EMAIL };
/** A token of Google’s that outlives an access token. */
const LASTING = { lifeSeconds: 3600 };

describe.each(databasesUnderTest)('the identity client on $name', ({ open }) => {
  const database = useReaderTables(open);
  let providers: Providers;
  let readers: Readers;
  let browser: Browser;

  const lastVisit = (): string => browser.visits.at(-1) ?? '';
  const parametersOf = (address: string): Record<string, string> =>
    Object.fromEntries(new URL(address).searchParams);
  const typesOf = async () => (await browser.client.getUserProfile()).identities.map(({ type }) => type);

  beforeEach(async () => {
    providers = openProviders();
    readers = openReaders(database, { identity: await providers.options() });
    browser = openBrowser(readers);
  });

  test('signs in with Google', async () => {
    const identity = await browser.client.signInWithGoogle({ credential: await providers.googleToken(ADA) });
    expect(identity.uuid).toBeDefined();
    expect(await typesOf()).toEqual(['Google']);
    expect(await browser.client.checkSwgLogin(await providers.googleToken(ADA))).toEqual({
      identityExists: true,
    });
  });

  test('signs in with Facebook, then connects Apple, then disconnects Facebook', async () => {
    const accessToken = providers.facebookToken(ADA);
    browser.page['FB'] = {
      getLoginStatus: (answer: (status: object) => void) =>
        answer({ status: 'connected', authResponse: { accessToken } }),
      login: () => undefined,
    };
    await browser.client.facebookSignOn();
    await browser.client.initAppleSignOn();
    const back = providers.agree(lastVisit(), ADA);
    const posted = await browser.call('POST', '/v1/apple/auth', {
      body: String(new URLSearchParams(back)),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
    });
    const { code = '' } = parametersOf(posted.headers.get('location') ?? '');
    await browser.client.appleSignOn(code);
    expect(await typesOf()).toEqual(['Facebook', 'Apple']);
    await browser.client.unlinkSocialIdentity('facebook');
    expect(await typesOf()).toEqual(['Apple']);
    await expect(browser.client.unlinkSocialIdentity('apple')).rejects.toMatchObject({ code: '300044' });
  });

  test('signs in with an OIDC provider, and connects and disconnects one', async () => {
    await browser.client.initiateOIDC(OIDC_CLIENT);
    const first = providers.agree(lastVisit(), ADA);
    const { uuid } = await browser.client.signInWithOIDC(first.code, first.state);
    expect(await typesOf()).toEqual(['Identity']);
    await browser.client.signInWithGoogle({ credential: await providers.googleToken(ADA) });
    expect((await browser.client.getUserProfile()).uuid).toBe(uuid);
    await browser.client.unlinkOIDC(OIDC_CLIENT);
    expect(await typesOf()).toEqual(['Google']);
  });

  test('opens no other account for a reader whose token has expired without their device knowing it', async () => {
    const ada = await readers.signUp('reader@example.com');
    const connect = async (token: string) =>
      browser.call('POST', '/v1/auth/login', {
        token,
        body: {
          userName: '',
          credentials: await providers.googleToken(ADA, {}, LASTING),
          grantType: 'google',
        },
      });
    readers.clock.advance(16 * 60_000);
    expect(describeOutcome(await connect(ada.accessToken))).toBe('401 401');
    const { accessToken } = readSession(
      await readers.call('POST', '/v1/auth/token', {
        body: { token: ada.refreshToken, grantType: 'refresh-token' },
      }),
    );
    expect(readSession(await connect(accessToken)).uuid).toBe(ada.uuid);
  });

  test('signs in who still carries the token of a session that was ended', async () => {
    const ada = await readers.signUp('reader@example.com');
    await readers.call('DELETE', '/v1/auth/token', { token: ada.accessToken });
    const answer = await browser.call('POST', '/v1/auth/login', {
      token: ada.accessToken,
      body: { userName: '', credentials: await providers.googleToken(ADA), grantType: 'google' },
    });
    expect(readSession(answer).uuid).not.toBe(ada.uuid);
  });

  test('carries a session to another site and back with PKCE', async () => {
    const { uuid } = await browser.client.signInWithGoogle({ credential: await providers.googleToken(ADA) });
    const shop = openBrowser(readers);
    await beginOIDCPKCE(shop.client.context, { loginUrl: `${ORIGIN}/account/login/`, ...SHOP });
    await browser.client.loginWithArcIdentityAsOIDCProvider(parametersOf(shop.visits.at(-1) ?? ''));
    expect(lastVisit()).toMatch(/^https:\/\/shop\.test\/login\/\?from=paper&code=/);
    const { code = '', state } = parametersOf(lastVisit());
    const session = await completeOIDCPKCE(shop.client.context, { code, state });
    expect(session.uuid).toBe(uuid);
    expect((await shop.client.getUserProfile()).email).toBe(EMAIL);
  });

  test('connects a Google account to a reader who subscribes with it', async () => {
    await browser.client.signUp({ userName: EMAIL, credentials: 'correct horse battery' }, { email: EMAIL });
    expect((await browser.client.getSwgAccessToken()).accessToken.split('.')).toHaveLength(3);
    await relinkGoogleAccount(browser.client.context, await providers.googleToken(ADA));
    expect(await typesOf()).toEqual(['Password', 'Google']);
  });
});
