/** What nobody sends by accident. Every call that takes a body is given each of these; none may fail or reach the log. */
import { beforeAll, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';
import { PASSWORD, emptyReaderTables, openReaders } from '@broadsheet/platform-testing/identity';
import type { Readers } from '@broadsheet/platform-testing/identity';

const EMAIL = 'ada@example.com';

const good = {
  login: {
    userName: EMAIL,
    credentials: PASSWORD,
    grantType: 'password',
    rememberMe: true,
    recaptchaToken: 'x',
  },
  refresh: { token: 'a.b.c', grantType: 'refresh-token' },
  signUp: {
    identity: { userName: 'bo@example.com', credentials: PASSWORD },
    profile: { email: 'bo@example.com' },
  },
  identity: { userName: 'bo@example.com', credentials: PASSWORD },
  email: { email: EMAIL },
  reset: { userName: EMAIL },
  newPassword: { newPassword: PASSWORD },
  change: { oldPassword: PASSWORD, newPassword: PASSWORD },
  decline: { reason: 'OTHER' },
};

const calls = [
  ['POST', '/v1/auth/login', good.login],
  ['POST', '/v1/auth/token', good.refresh],
  ['POST', '/v1/signup', good.signUp],
  ['POST', '/v1/auth/magiclink', good.email],
  ['POST', '/v1/password/reset', good.reset],
  ['PUT', '/v1/password/reset/nonce', good.newPassword],
  ['PUT', '/v1/password', good.change],
  ['POST', '/v1/email/verify', good.email],
  ['PUT', '/v1/user/anonymize/decline/nonce', good.decline],
] as const;

const values: readonly (readonly [string, unknown])[] = [
  ['NUL', 'a\u0000@example.com'],
  ['10 kB', `${'a'.repeat(10_000)}@example.com`],
  ['half a character', 'a\ud800'],
  ['a number', 5],
  ['a list', [EMAIL]],
  ['an object', { toString: EMAIL }],
  ['nothing', null],
];

const bodies: readonly (readonly [string, string])[] = [
  ['no JSON', '{"email":'],
  ['a list', '[]'],
  ['a number', '7'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['NUL', '\u0000'],
  ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['an own prototype', '{"__proto__":{"email":"ada@example.com"}}'],
  ['nothing', ''],
];

describe.each(databasesUnderTest)('hostile input on $name', ({ open }) => {
  let database: Database;
  let readers: Readers;
  let token = '';

  beforeAll(async () => {
    database = await open();
    await emptyReaderTables(database);
    readers = openReaders(database);
    token = (await readers.signUp(EMAIL)).accessToken;
    return async () => {
      await readers.platform.identity.settle();
      await database.close();
    };
  }, 60_000);

  /** What came back, and what was logged meanwhile. */
  const send = async (method: string, path: string, body: unknown) => {
    const before = readers.logged.length;
    const { status, body: answer } = await readers.call(method, path, { body, token });
    return { status, answer, logged: readers.logged.slice(before) };
  };
  const refused = {
    status: 400,
    answer: { code: expect.any(String), message: expect.stringMatching(/./), httpStatus: 400 },
    logged: [],
  };

  describe.each(calls)('%s %s', (method, path, members) => {
    test.each(bodies)('is 400 for a body that is %s', async (_what, body) => {
      expect(await send(method, path, body)).toEqual(refused);
    });

    const names = Object.keys(members).filter((name) => name !== 'rememberMe' && name !== 'recaptchaToken');
    test.each(values)('is 400 for a member that is %s', async (what, value) => {
      for (const name of names) {
        // A profile may be left out, and unknown members of one are passed over.
        if (name === 'profile' && (what === 'nothing' || what === 'an object')) continue;
        expect(await send(method, path, { ...members, [name]: value })).toEqual(refused);
      }
    });
  });

  test.each(values.filter(([what]) => what !== 'nothing'))(
    'a name that is %s makes no account',
    async (_what, value) => {
      for (const name of Object.keys(good.identity)) {
        const identity = { ...good.identity, [name]: value };
        expect(await send('POST', '/v1/signup', { ...good.signUp, identity })).toEqual(refused);
      }
    },
  );

  test.each([['text'], [1], [[]], [{}]])('a remember-me that is %j is 400', async (rememberMe) => {
    expect(await send('POST', '/v1/auth/login', { ...good.login, rememberMe })).toEqual(refused);
  });

  test('a body beyond all measure is 413', async () => {
    const body = { ...good.login, filler: 'a'.repeat(200_000) };
    const answer = await readers.call('POST', '/v1/auth/login', { body });
    expect(answer.status).toBe(413);
    expect(isJsonObject(answer.body) && answer.body.code).toBe('413');
  });
});

describe('a failure of the database', () => {
  test('is 500 without a word to the caller, and leaves addresses, names and nonces out of the log', async () => {
    const failing: Database = {
      kind: 'embedded',
      listen: () => Promise.resolve(() => Promise.resolve()),
      query: (text, parameters = []) =>
        Promise.reject(
          Object.assign(new Error(`${text} ${parameters.join()}`), { code: '08006', params: parameters }),
        ),
      transaction: () => Promise.reject(new Error('secret ada@example.com')),
      close: () => Promise.resolve(),
    };
    const readers = openReaders(failing);
    const login = await readers.logIn(EMAIL);
    expect(login.body).toEqual({
      code: '500',
      message: 'The server failed to answer. Its log tells why.',
      httpStatus: 500,
    });
    await readers.call('GET', '/v1/auth/magiclink/the-nonce');
    expect(readers.logged).toHaveLength(2);
    expect(readers.logged[0]).toContain('POST /identity/public/v1/auth/login failed.');
    expect(readers.logged[0]).toContain('08006');
    expect(readers.logged.join(' ')).not.toMatch(/ada@|nonce"|the-nonce|correct horse|rate_counters/);
  });
});
