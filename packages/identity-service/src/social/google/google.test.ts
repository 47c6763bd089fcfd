import { SignJWT, UnsecuredJWT, exportSPKI } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  GOOGLE_CLIENT,
  openProviders,
  NOW,
  openReaders,
  describeOutcome,
  readSession,
  keyPair,
} from '@broadsheet/platform-testing/identity';
import type { Providers, Answer, Readers, Person } from '@broadsheet/platform-testing/identity';
import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';

const ADA: Person = { sub: 'g-1', email: 'Ada@Example.com', name: 'Ada Lovelace' };
const EMAIL = 'ada@example.com';
const HOUR_S = 3600;

describe.each(databasesUnderTest)('signing in with Google on $name', ({ open }) => {
  const database = useReaderTables(open);
  let providers: Providers;
  let readers: Readers;

  const logIn = (credentials: string, token?: string): Promise<Answer> =>
    readers.call('POST', '/v1/auth/login', {
      body: { userName: '', credentials, grantType: 'google' },
      ...(token === undefined ? {} : { token }),
    });
  const logInAs = async (person: Person, token?: string): Promise<Answer> =>
    logIn(await providers.googleToken(person), token);
  const profileOf = async (token: string) => (await readers.call('GET', '/v1/profile', { token })).body;
  const typesOf = async (token: string): Promise<readonly unknown[]> =>
    listAt(await profileOf(token), 'identities').map((identity) => valueAt(identity, 'type'));
  const verify = async (
    email: string,
    { accessToken: token }: { readonly accessToken: string },
  ): Promise<void> => {
    const nonce = await readers.nonceFor(email);
    expect(describeOutcome(await readers.call('GET', `/v1/email/verify/${nonce}`, { token }))).toBe('200');
  };

  beforeEach(async () => {
    providers = openProviders();
    readers = openReaders(database, { identity: await providers.options() });
  });

  describe('the ID token', () => {
    test('makes an account with the address and the name, and finds it again', async () => {
      const first = readSession(await logInAs(ADA));
      expect(await profileOf(first.accessToken)).toMatchObject({
        email: EMAIL,
        emailVerified: true,
        displayName: 'Ada Lovelace',
        identities: [{ type: 'Google', userName: EMAIL, lastLoginDate: new Date(NOW).toISOString() }],
      });
      const second = readSession(await logInAs({ ...ADA, email: 'moved@example.com' }));
      expect(second.uuid).toBe(first.uuid);
      expect(await readers.mails()).toEqual([]);
    });

    test('may be for any of the configured client ids, with Google’s suffix or without', async () => {
      const aud = `${GOOGLE_CLIENT}.apps.googleusercontent.com`;
      expect(describeOutcome(await logIn(await providers.googleToken(ADA, { aud })))).toBe('200');
      expect(describeOutcome(await logIn(await providers.googleToken(ADA, { aud: 'other' })))).toBe('200');
      expect(
        describeOutcome(await logIn(await providers.googleToken(ADA, { iss: 'accounts.google.com' }))),
      ).toBe('200');
    });

    test('may have expired a moment ago, as clocks differ', async () => {
      expect(describeOutcome(await logIn(await providers.googleToken(ADA, {}, { lifeSeconds: -30 })))).toBe(
        '200',
      );
    });

    test.each([
      ['has expired', {}, { lifeSeconds: -HOUR_S }],
      ['is for another site', { aud: 'foreign' }, {}],
      ['is for no site', { aud: undefined }, {}],
      ['is from somebody else', { iss: 'https://accounts.evil.test' }, {}],
      ['is signed with a key that is not Google’s', {}, { key: 'foreign' }],
      ['is not good yet', { nbf: NOW / 1000 + HOUR_S }, {}],
      ['names nobody', { sub: '' }, {}],
    ])('is refused when it %s', async (_case, claims, settings) => {
      const answer = await logIn(await providers.googleToken(ADA, claims, settings));
      expect(describeOutcome(answer)).toBe('401 100016');
      expect(textAt(answer.body, 'message')).toContain('Google');
    });

    test('is refused when it is not signed, or with the public key as a shared secret', async () => {
      const claims = { iss: 'https://accounts.google.com', aud: GOOGLE_CLIENT, sub: 'g-1', iat: NOW / 1000 };
      const none = new UnsecuredJWT(claims).setExpirationTime(NOW / 1000 + HOUR_S).encode();
      const { publicKey } = await keyPair('google');
      const shared = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'google' })
        .setExpirationTime(NOW / 1000 + HOUR_S)
        .sign(new TextEncoder().encode(await exportSPKI(publicKey)));
      for (const token of [none, shared, 'a.b.c', 'nonsense']) {
        expect(describeOutcome(await logIn(token))).toBe('401 100016');
      }
      expect(readers.logged).toEqual([]);
    });

    test('is refused for the time being when Google’s keys cannot be read, and the operator hears of it', async () => {
      providers.cutOff('https://google.test');
      const token = await providers.googleToken(ADA);
      expect(describeOutcome(await logIn(token))).toBe('503 503');
      expect(readers.logged).toHaveLength(1);
      expect(readers.logged.join()).not.toContain(token);
    });

    test('is not asked for where the configuration has no client id', async () => {
      readers = openReaders(database, { identity: { ...(await providers.options()), configuration: {} } });
      expect(describeOutcome(await logInAs(ADA))).toBe('400 100012');
    });
  });

  test('redeems a token once, however good it still is', async () => {
    const credentials = await providers.googleToken(ADA);
    const attempt = () =>
      readers.call('POST', '/v1/auth/login', { body: { grantType: 'google', userName: '', credentials } });
    const outcomes = (await Promise.all([attempt(), attempt()])).map(describeOutcome);
    expect(outcomes.toSorted()).toEqual(['200', '401 100016']);
    expect(describeOutcome(await attempt())).toBe('401 100016');
  });

  test('does not sign in by a connection that is locked', async () => {
    const { accessToken } = readSession(await logInAs(ADA));
    await database.query("update account_identities set locked = true where subject = 'g-1'");
    expect(describeOutcome(await logInAs(ADA))).toBe('403 100015');
    expect(describeOutcome(await logInAs(ADA, accessToken))).toBe('403 100015');
  });

  describe('an address that has an account', () => {
    test('opens that account when both sides have verified it', async () => {
      const ada = await readers.signUp(EMAIL);
      const { uuid } = ada;
      await verify(EMAIL, ada);
      const session = readSession(await logInAs(ADA));
      expect(session.uuid).toBe(uuid);
      expect(await typesOf(session.accessToken)).toEqual(['Password', 'Google']);
    });

    test('does not open an account that somebody made beforehand with it', async () => {
      await readers.signUp(EMAIL);
      const answer = await logInAs(ADA);
      expect(describeOutcome(answer)).toBe('409 300039');
      expect(textAt(answer.body, 'message')).toContain('connect Google on the account page');
      expect(describeOutcome(await readers.logIn(EMAIL))).toBe('200');
    });

    test.each([false, 'false', 'yes'])(
      'stays closed when Google says of its verification: %s',
      async (verified) => {
        await verify(EMAIL, await readers.signUp(EMAIL));
        expect(describeOutcome(await logInAs({ ...ADA, verified }))).toBe('409 300039');
      },
    );

    test('stays closed when the account is disabled', async () => {
      const ada = await readers.signUp(EMAIL);
      const { uuid } = ada;
      await verify(EMAIL, ada);
      await readers.platform.identity.administration.setStatus(uuid, 'Disabled');
      expect(describeOutcome(await logInAs(ADA))).toBe('403 100015');
      await readers.platform.identity.administration.setStatus(uuid, 'Active');
      const { accessToken } = readSession(await readers.logIn(EMAIL));
      expect(await typesOf(accessToken)).toEqual(['Password']);
    });

    test('is not taken over by a second Google account that now has it', async () => {
      readSession(await logInAs(ADA));
      expect(describeOutcome(await logInAs({ ...ADA, sub: 'g-2' }))).toBe('409 300039');
    });
  });

  test('a new account with an address that Google has not verified is asked to verify it', async () => {
    const { accessToken } = readSession(await logInAs({ ...ADA, verified: false }));
    expect(await profileOf(accessToken)).toMatchObject({ email: EMAIL, emailVerified: false });
    await verify(EMAIL, { accessToken });
    expect(await profileOf(accessToken)).toMatchObject({ emailVerified: true });
  });

  test.each([undefined, 'no address', 'a@b@c.example'])(
    'no account is made with the address %s',
    async (email) => {
      expect(describeOutcome(await logInAs({ ...ADA, email }))).toBe('400 300045');
    },
  );

  test('one account is made when two tabs sign in at once', async () => {
    const answers = await Promise.all([logInAs(ADA), logInAs(ADA), logInAs(ADA)]);
    expect(new Set(answers.map((answer) => readSession(answer).uuid)).size).toBe(1);
  });

  describe('a reader who is signed in', () => {
    test('connects Google whatever the addresses are, once', async () => {
      const ada = await readers.signUp('ada@other.example');
      const session = readSession(await logInAs(ADA, ada.accessToken));
      expect(session).toEqual(ada);
      expect(describeOutcome(await logInAs({ ...ADA, sub: 'g-2' }, ada.accessToken))).toBe('409 300039');
      expect(readSession(await logInAs(ADA)).uuid).toBe(ada.uuid);
    });

    test('connects on the device that is signed in, when no other may be', async () => {
      readers = openReaders(database, { identity: { ...(await providers.options()), deviceLimit: 1 } });
      const ada = await readers.signUp(EMAIL);
      expect(readSession(await logInAs(ADA, ada.accessToken))).toEqual(ada);
      expect(describeOutcome(await logInAs(ADA))).toBe('403 100013');
    });

    test('cannot connect what is connected to another account', async () => {
      readSession(await logInAs(ADA));
      const eve = await readers.signUp('eve@example.com');
      expect(describeOutcome(await logInAs(ADA, eve.accessToken))).toBe('409 300039');
      expect(await typesOf(eve.accessToken)).toEqual(['Password']);
    });

    test('disconnects it, but not when nothing else would be left', async () => {
      const { accessToken: token } = readSession(await logInAs(ADA));
      const unlink = () => readers.call('DELETE', '/v1/identity/google', { token });
      expect(describeOutcome(await unlink())).toBe('409 300044');
      const own = await readers.call('POST', '/v1/signup', {
        token,
        body: {
          identity: { userName: EMAIL, credentials: 'correct horse battery' },
          profile: { email: EMAIL },
        },
      });
      const { accessToken } = readSession(own);
      expect(
        describeOutcome(await readers.call('DELETE', '/v1/identity/google', { token: accessToken })),
      ).toBe('200');
      expect(await typesOf(accessToken)).toEqual(['Password']);
      expect(
        describeOutcome(await readers.call('DELETE', '/v1/identity/google', { token: accessToken })),
      ).toBe('404 300013');
    });
  });

  test('the report names the Google account; with the reader’s account it is forgotten', async () => {
    const { accessToken: token, uuid } = readSession(await logInAs(ADA));
    const id = valueAt(
      listAt({ all: (await readers.call('GET', '/v1/gdpr', { token })).body }, 'all')[0],
      'id',
    );
    const report = await readers.call('GET', `/v1/gdpr/${JSON.stringify(id)}`, { token });
    expect(JSON.parse(textAt(report.body, 'data') ?? '{}')).toMatchObject({
      waysOfSigningIn: [{ type: 'Google', subject: 'g-1', userName: EMAIL }],
      signInsElsewhere: [],
    });
    await readers.call('DELETE', '/v1/user/anonymize', { token });
    const nonce = await readers.nonceFor(EMAIL);
    await readers.call('PUT', `/v1/user/anonymize/approve/${nonce}`, { body: {} });
    expect(await database.query("select 1 as found from account_identities where subject = 'g-1'")).toEqual(
      [],
    );
    expect(readSession(await logInAs(ADA)).uuid).not.toBe(uuid);
  });
});
