import { describe, expect, it } from 'vitest';
import { signUpCall } from '../contract/index.ts';
import type { SignUpBody } from '../contract/index.ts';
import { anonymousHeaders, headersFor } from '../../test/createTestService.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

const ROUTE = 'POST /identity/public/v1/signup';
const tokens = makeIdentity('new');
const answer = {
  ...tokens,
  identities: [],
  profile: { uuid: 'ignored', identities: [], email: 'reader@example.com', emailVerified: false },
} satisfies SignUpBody;
const identity = { userName: 'reader', credentials: 'secret' };
const profile = { email: 'reader@example.com' };

describe('signUp', () => {
  it('sends the call of the contract, without the wish to be remembered', async () => {
    const { client, service } = setUp();
    service.on(ROUTE, answer);
    await client.signUp(identity, profile, { rememberMe: true, recaptchaToken: 'challenge' });
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...signUpCall,
        query: '',
        headers: anonymousHeaders,
        body: { identity, profile, recaptchaToken: 'challenge' },
      }),
    ]);
  });

  it('says who is signed in already, whose account may want a password', async () => {
    const session = makeIdentity('now');
    const { client, service } = setUpSignedIn(session);
    service.on(ROUTE, answer);
    await client.signUp(identity, profile);
    expect(service.calls()[0]?.headers).toEqual(headersFor(session));
  });

  it('signs the reader in and stores session and profile apart', async () => {
    const { client, service, browser, tab } = setUp();
    service.on(ROUTE, answer);
    const result = await client.signUp(identity, profile, { rememberMe: true });
    expect(result).toMatchObject({
      identity: { uuid: 'reader-1' },
      profile: { email: 'reader@example.com' },
    });
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(tokens);
    expect(JSON.parse(browser.local.values.get('ArcId.USER_PROFILE') ?? '')).toEqual({
      ...answer.profile,
      uuid: 'reader-1',
    });
    expect(browser.local.values.has('ArcId.USER_PROFILE_EXPIRED_TIME')).toBe(false);
    expect(tab.posted).toEqual([]);
  });

  it('stores both for the browser’s session unless the reader is to be remembered', async () => {
    const { client, service, browser, tab } = setUp();
    service.on(ROUTE, answer);
    await client.signUp(identity, profile);
    expect([...tab.session.values.keys()].toSorted()).toEqual([KEY, 'ArcId.USER_PROFILE']);
    expect([...browser.local.values.keys()]).toEqual([]);
  });

  it('makes an account without a session where the service gives no tokens', async () => {
    const { client, service } = setUp();
    service.on(ROUTE, { uuid: 'reader-1', identities: [], profile: answer.profile });
    await expect(client.signUp(identity, profile)).resolves.toMatchObject({ identity: { uuid: 'reader-1' } });
    expect(client.getSession().status).toBe('signed-out');
  });

  it('fails with the code of the service', async () => {
    const { client, service } = setUp();
    service.on(ROUTE, () => Response.json({ code: '300039', message: 'Exists' }, { status: 409 }));
    await expect(client.signUp(identity, profile)).rejects.toMatchObject({ code: '300039', httpStatus: 409 });
  });
});
