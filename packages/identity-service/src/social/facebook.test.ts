import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  openProviders,
  NOW,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { Providers, Answer, Readers, Person } from '@broadsheet/platform-testing/identity';

const EMAIL = 'ada@example.com';
const ADA: Person = { sub: 'f-1', email: EMAIL, name: 'Ada' };

describe.each(databasesUnderTest)('signing in with Facebook on $name', ({ open }) => {
  const database = useReaderTables(open);
  let providers: Providers;
  let readers: Readers;

  const logIn = (credentials: string, token?: string): Promise<Answer> =>
    readers.call('POST', '/v1/auth/login', {
      body: { userName: '', credentials, grantType: 'facebook' },
      ...(token === undefined ? {} : { token }),
    });

  beforeEach(async () => {
    providers = openProviders();
    readers = openReaders(database, { identity: await providers.options() });
  });

  test('makes an account whose address is still to be verified, and finds it again', async () => {
    const { uuid, accessToken: token } = readSession(await logIn(providers.facebookToken(ADA)));
    const profile = await readers.call('GET', '/v1/profile', { token });
    expect(profile.body).toMatchObject({
      email: EMAIL,
      emailVerified: false,
      displayName: 'Ada',
      identities: [{ type: 'Facebook', userName: EMAIL }],
    });
    expect(await readers.mails()).toHaveLength(1);
    const again = providers.facebookToken({ sub: 'f-1' }, { expires_at: NOW / 1000 + 60 });
    expect(readSession(await logIn(again)).uuid).toBe(uuid);
  });

  test.each([
    ['was made for another app', { app_id: '9' }],
    ['is not good any more', { is_valid: false }],
    ['has expired', { expires_at: NOW / 1000 - 1 }],
    ['belongs to a page', { type: 'PAGE' }],
    ['belongs to nobody', { user_id: undefined }],
    ['belongs to somebody else', { user_id: 'f-2' }],
  ])('refuses a token that %s', async (_case, debug) => {
    expect(describeOutcome(await logIn(providers.facebookToken(ADA, debug)))).toBe('401 100016');
  });

  test('refuses a token that Facebook does not know', async () => {
    expect(describeOutcome(await logIn('made up'))).toBe('401 100016');
  });

  test('does not open an account by its address, even a verified one', async () => {
    const { accessToken: token } = await readers.signUp(EMAIL);
    await readers.call('GET', `/v1/email/verify/${await readers.nonceFor(EMAIL)}`, { token });
    expect(describeOutcome(await logIn(providers.facebookToken(ADA)))).toBe('409 300039');
  });

  test('signs nobody in before the address is verified, where the site asks for that', async () => {
    readers = openReaders(database, {
      identity: { ...(await providers.options()), requireVerifiedEmail: true },
    });
    expect(describeOutcome(await logIn(providers.facebookToken(ADA)))).toBe('403 130051');
    expect((await readers.mails())[0]).toMatchObject({ to: EMAIL, subject: 'Confirm your email address' });
  });

  test('connects to the account of the reader who is signed in, without an address too', async () => {
    const { uuid, accessToken } = await readers.signUp(EMAIL);
    expect(readSession(await logIn(providers.facebookToken({ sub: 'f-1' }), accessToken)).uuid).toBe(uuid);
    expect(readSession(await logIn(providers.facebookToken(ADA))).uuid).toBe(uuid);
    const unlinked = await readers.call('DELETE', '/v1/identity/facebook', { token: accessToken });
    expect(describeOutcome(unlinked)).toBe('200');
  });

  test('keeps token and secret out of the log when Facebook cannot be reached', async () => {
    const token = providers.facebookToken(ADA);
    providers.cutOff('https://graph.test');
    expect(describeOutcome(await logIn(token))).toBe('503 503');
    expect(readers.logged).toHaveLength(1);
    expect(readers.logged.join()).not.toMatch(new RegExp(`${token}|facebook app secret`));
  });

  test('is refused where it is not set up', async () => {
    readers = openReaders(database);
    expect(describeOutcome(await logIn('token'))).toBe('400 100012');
  });
});
