/** What a thief has under way at the moment at which the owner takes the account back. */
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  SHOP,
  openProviders,
  PASSWORD,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { Providers, Answer, Readers, SignedIn } from '@broadsheet/platform-testing/identity';
import { listAt } from '@broadsheet/service-kit/json';

const OWNER = 'ada@example.com';
const THIEF = 'thief@example.com';
const NEW = 'another good one';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const THIEFS = 'what the thief likes';

describe.each(databasesUnderTest)('a recovery in the middle of a request on $name', ({ open }) => {
  const database = useReaderTables(open);
  let providers: Providers;
  /** The process that the owner talks to, and the one that the thief talks to. */
  let readers: Readers;
  let slow: Readers;
  let thief: SignedIn;
  /** Runs before the next transaction of the thief's process: after everything that it has checked outside of one. */
  let meanwhile: (() => Promise<unknown>) | undefined;

  async function resetPassword(): Promise<void> {
    await readers.mails();
    await readers.call('POST', '/v1/password/reset', { body: { userName: OWNER } });
    const path = `/v1/password/reset/${await readers.nonceFor(OWNER)}`;
    expect(describeOutcome(await readers.call('PUT', path, { body: { newPassword: NEW } }))).toBe('200');
  }
  const logInWithGoogle = async (token?: string): Promise<Answer> => {
    const credentials = await providers.googleToken({ sub: 'g-1', email: THIEF });
    return slow.call('POST', '/v1/auth/login', {
      ...(token === undefined ? {} : { token }),
      body: { userName: '', credentials, grantType: 'google' },
    });
  };
  const requestCode = (token: string): Promise<Answer> => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: SHOP.clientId,
      redirect_uri: SHOP.redirectUri,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    });
    return slow.call('GET', `/v2/oidc/provider/login?${query}`, { token });
  };
  const restoreNonce = async (): Promise<string> => {
    const mail = (await slow.mails()).find(
      ({ to, subject }) =>
        to === OWNER && subject === 'Somebody is changing the email address of your account',
    );
    return new URL(textOf(listAt(mail, 'links')[0])).searchParams.get('restore_nonce') ?? '';
  };
  const stateOf = async () => {
    const [account] = await database.query('select email, unverified_email from accounts where uuid = $1', [
      thief.uuid,
    ]);
    const identities = await database.query('select type from account_identities where account_uuid = $1', [
      thief.uuid,
    ]);
    const sessions = await database.query(
      'select id from reader_sessions where account_uuid = $1 and revoked_at is null',
      [thief.uuid],
    );
    return { ...account, ways: identities.map(({ type }) => type), sessions: sessions.length };
  };

  beforeEach(async () => {
    meanwhile = undefined;
    providers = openProviders();
    const identity = await providers.options();
    readers = openReaders(database, { identity });
    slow = openReaders(
      {
        ...database,
        transaction: async (work) => {
          const happens = meanwhile;
          meanwhile = undefined;
          await happens?.();
          return database.transaction(work);
        },
      },
      { identity },
    );
    await readers.signUp(OWNER);
    thief = readSession(await readers.logIn(OWNER));
    await readers.call('GET', `/v1/email/verify/${await readers.nonceFor(OWNER)}`, {
      token: thief.accessToken,
    });
  });

  test.each([
    [
      'a change of the password',
      '401 401',
      ({ accessToken: token }: SignedIn) =>
        slow.call('PUT', '/v1/password', { token, body: { oldPassword: PASSWORD, newPassword: THIEFS } }),
    ],
    [
      'a change of address',
      '401 401',
      ({ accessToken: token }: SignedIn) =>
        slow.call('PATCH', '/v1/profile', { token, body: { email: THIEF } }),
    ],
    [
      'a change of the name while an address waits',
      '401 401',
      async ({ accessToken: token }: SignedIn) => {
        const reset = meanwhile;
        meanwhile = undefined;
        await slow.call('PATCH', '/v1/profile', { token, body: { email: THIEF } });
        meanwhile = reset;
        return slow.call('PATCH', '/v1/profile', { token, body: { firstName: 'Eve' } });
      },
    ],
    ['a sign-in at another site', '401 401', ({ accessToken: token }: SignedIn) => requestCode(token)],
    ['connecting a provider', '401 401', ({ accessToken: token }: SignedIn) => logInWithGoogle(token)],
    ['a login with the old password', '401 100010', () => slow.logIn(OWNER)],
  ])('outlives %s', async (_, outcome, attack) => {
    meanwhile = resetPassword;
    expect(describeOutcome(await attack(thief))).toBe(outcome);
    await slow.mails();
    expect(await stateOf()).toEqual({
      email: OWNER,
      unverified_email: null,
      ways: ['Password'],
      sessions: 0,
    });
    expect(await database.query('select hash from oidc_codes')).toEqual([]);
    expect(describeOutcome(await readers.logIn(OWNER, NEW))).toBe('200');
  });

  test('outlives a password that the thief adds to an account that has none any more', async () => {
    const { accessToken: token } = thief;
    await slow.call('PATCH', '/v1/profile', { token, body: { email: THIEF } });
    const restore = await restoreNonce();
    await database.query("delete from account_identities where type = 'Password'");
    meanwhile = () => readers.call('PUT', `/v1/email/restore/${restore}`);
    const identity = { userName: OWNER, credentials: THIEFS };
    const answer = await slow.call('POST', '/v1/signup', {
      token,
      body: { identity, profile: { email: OWNER } },
    });
    expect(describeOutcome(answer)).toBe('401 401');
    await readers.mails();
    expect(await stateOf()).toEqual({ email: OWNER, unverified_email: null, ways: [], sessions: 0 });
  });

  test('outlives a login with a provider that the thief has connected', async () => {
    await slow.call('PATCH', '/v1/profile', { token: thief.accessToken, body: { email: THIEF } });
    expect(describeOutcome(await logInWithGoogle(thief.accessToken))).toBe('200');
    const nonce = await restoreNonce();
    // The first transaction finds the account; the owner acts before the second one, which opens the session.
    meanwhile = async () => {
      meanwhile = () => readers.call('PUT', `/v1/email/restore/${nonce}`);
    };
    expect(describeOutcome(await logInWithGoogle())).toBe('401 100010');
    await readers.mails();
    expect(await stateOf()).toEqual({ email: OWNER, unverified_email: null, ways: [], sessions: 0 });
  });

  test('lets in who logs in with the new password at that moment', async () => {
    meanwhile = async () => {
      await resetPassword();
      await resetPassword();
    };
    await resetPassword();
    expect(describeOutcome(await slow.logIn(OWNER, NEW))).toBe('200');
  });
});
