/**
 * Walks the rows of the wire contract: each call with the success test that the published clients apply, and each
 * refusal with what they need to recognise one.
 */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '../../test/databases.ts';
import { isJsonObject, textAt, valueAt } from '../content/json/Json.ts';
import type { Json } from '../content/json/Json.ts';
import type { Database } from '../database/Database.ts';
import { PASSWORD, emptyReaderTables, openReaders } from './testing/openReaders.ts';
import type { Answer, CallOptions, Readers, SignedIn } from './testing/openReaders.ts';

const EMAIL = 'ada@example.com';

/** The success tests of wire-contract 0.3 and 1. */
const accepts = {
  uuid: (body: Json) => valueAt(body, 'uuid') !== undefined,
  noError: (body: Json) => valueAt(body, 'code') === undefined || valueAt(body, 'message') === undefined,
  success: (body: Json) => valueAt(body, 'success') === true,
  userName: (body: Json) => valueAt(body, 'userName') !== undefined,
  list: (body: Json) => Array.isArray(body),
  data: (body: Json) => valueAt(body, 'data') !== undefined,
} as const;

interface Row {
  readonly name: string;
  readonly method: string;
  /** With `:nonce` and `:id` still in it. */
  readonly path: string;
  readonly accept: keyof typeof accepts;
  readonly needsReader: boolean;
  /** What must have happened before, and what the call is made with. */
  readonly prepare?: (readers: Readers, ada: SignedIn) => Promise<CallOptions & { readonly part?: string }>;
}

async function jpegForm(): Promise<FormData> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  const form = new FormData();
  form.set(
    'avatar',
    new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' }),
    'a.jpg',
  );
  return form;
}

async function deletionNonce(readers: Readers, { accessToken }: SignedIn): Promise<string> {
  await readers.mails();
  await readers.call('DELETE', '/v1/user/anonymize', { token: accessToken });
  return readers.nonceFor(EMAIL);
}

const row = (
  name: string,
  call: { readonly method: string; readonly path: string },
  accept: Row['accept'],
  needsReader: boolean,
  prepare?: Row['prepare'],
): Row => ({ name, ...call, accept, needsReader, ...(prepare === undefined ? {} : { prepare }) });

const at = (method: string, path: string) => ({ method, path: `/identity/public${path}` });
const ANONYMOUS = false;
const READER = true;

const rows: readonly Row[] = [
  row('getConfig', at('GET', '/v1/config'), 'noError', ANONYMOUS),
  row('login', at('POST', '/v1/auth/login'), 'uuid', ANONYMOUS, async () => ({
    body: { userName: EMAIL, credentials: PASSWORD, grantType: 'password', rememberMe: true },
  })),
  row(
    'extendSession',
    at('POST', '/v1/auth/token'),
    'uuid',
    ANONYMOUS,
    async (_readers, { refreshToken }) => ({
      body: { token: refreshToken, grantType: 'refresh-token' },
    }),
  ),
  row('logout', at('DELETE', '/v1/auth/token'), 'noError', READER),
  row('signUp', at('POST', '/v1/signup'), 'uuid', ANONYMOUS, async () => ({
    body: {
      identity: { userName: 'bo@example.com', credentials: PASSWORD },
      profile: { email: 'bo@example.com' },
    },
  })),
  row('requestOTALink', at('POST', '/v1/auth/magiclink'), 'noError', ANONYMOUS, async () => ({
    body: { email: EMAIL },
  })),
  row('redeemOTALink', at('GET', '/v1/auth/magiclink/:nonce'), 'uuid', ANONYMOUS, async (readers) => {
    await readers.mails();
    await readers.call('POST', '/v1/auth/magiclink', { body: { email: EMAIL } });
    return { part: await readers.nonceFor(EMAIL) };
  }),
  row('requestResetPassword', at('POST', '/v1/password/reset'), 'success', ANONYMOUS, async () => ({
    body: { userName: EMAIL },
  })),
  row('resetPassword', at('PUT', '/v1/password/reset/:nonce'), 'noError', ANONYMOUS, async (readers) => {
    await readers.mails();
    await readers.call('POST', '/v1/password/reset', { body: { userName: EMAIL } });
    return { part: await readers.nonceFor(EMAIL), body: { newPassword: 'another good one' } };
  }),
  row('updatePassword', at('PUT', '/v1/password'), 'userName', READER, async () => ({
    body: { oldPassword: PASSWORD, newPassword: 'another good one' },
  })),
  row('requestVerifyEmail', at('POST', '/v1/email/verify'), 'success', ANONYMOUS, async () => ({
    body: { email: EMAIL },
  })),
  row('verifyEmail', at('GET', '/v1/email/verify/:nonce'), 'success', ANONYMOUS, async (readers) => ({
    part: await readers.nonceFor(EMAIL),
  })),
  row('getUserProfile', at('GET', '/v1/profile'), 'uuid', READER),
  row('updateUserProfile', at('PATCH', '/v1/profile'), 'uuid', READER, async () => ({
    body: { firstName: 'Ada' },
  })),
  row('getUserSettings', at('GET', '/v1/user/settings'), 'noError', READER),
  row('getUserSegments', at('GET', '/v2/identity/segmentation'), 'noError', READER),
  row('uploadAvatar', at('PUT', '/v1/avatar'), 'uuid', READER, async () => ({ body: await jpegForm() })),
  row('deleteAvatar', at('DELETE', '/v1/avatar'), 'noError', READER),
  row('listGdprReports', at('GET', '/v1/gdpr?_=1763629200000'), 'list', READER),
  row('getGdprReport', at('GET', '/v1/gdpr/:id'), 'data', READER, async (readers, { accessToken }) => {
    const { body } = await readers.call('GET', '/v1/gdpr', { token: accessToken });
    const id = Array.isArray(body) ? valueAt(body[0], 'id') : undefined;
    return { part: JSON.stringify(id) };
  }),
  row('requestDeleteAccount', at('DELETE', '/v1/user/anonymize'), 'noError', READER),
  row(
    'approveDeleteAccount',
    at('PUT', '/v1/user/anonymize/approve/:nonce'),
    'noError',
    ANONYMOUS,
    async (readers, ada) => ({
      part: await deletionNonce(readers, ada),
      body: {},
      headers: { authorization: 'Bearer undefined' },
    }),
  ),
  row(
    'declineDeleteAccount',
    at('PUT', '/v1/user/anonymize/decline/:nonce'),
    'noError',
    READER,
    async (readers, ada) => ({
      part: await deletionNonce(readers, ada),
      body: { reason: 'DID_NOT_REQUEST_DELETION ' },
    }),
  ),
];

const pathOf = (path: string, part = 'x'): string => `/${path.replace(/:(?:nonce|id)/, part)}`;

/** Whether published clients see a refusal, and one that is the caller's fault. */
function isRefusal({ status, body, headers }: Answer): boolean {
  const isJson = headers.get('content-type')?.includes('application/json') === true;
  const code = textAt(body, 'code');
  const message = textAt(body, 'message');
  return isJson && code !== undefined && message !== undefined && status >= 400 && status < 500;
}

describe.each(databasesUnderTest)('the identity calls on $name', ({ open }) => {
  let database: Database;
  let readers: Readers;
  let ada: SignedIn;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyReaderTables(database);
    readers = openReaders(database);
    ada = await readers.signUp(EMAIL);
  });
  afterEach(() => readers.platform.identity.settle());
  afterAll(() => database.close());

  test.each(rows)(
    '$name succeeds in the eyes of a published client',
    async ({ method, path, accept, needsReader, prepare }) => {
      const { part, ...options } = (await prepare?.(readers, ada)) ?? {};
      const token = needsReader ? { token: ada.accessToken } : {};
      const answer = await readers.call(method, pathOf(path, part), { ...options, ...token });
      expect(answer.body).toSatisfy(accepts[accept]);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).not.toBeNull();
      expect(readers.logged).toEqual([]);
    },
  );

  test.each(rows.filter(({ needsReader }) => needsReader))(
    '$name is refused to a reader who is not signed in',
    async ({ method, path }) => {
      for (const authorization of [
        '',
        'Bearer undefined',
        'Bearer',
        'Bearer a.b.c',
        'nonsense',
        'Bearer null',
      ]) {
        const answer = await readers.call(method, pathOf(path), { headers: { authorization } });
        expect(answer).toSatisfy(isRefusal);
        expect(answer.body).toMatchObject({ code: '401', message: 'Missing or invalid jwt' });
      }
    },
  );

  test.each(rows.filter(({ path }) => /:(?:nonce|id)/.test(path)))(
    '$name is refused for a nonce that is not good',
    async ({ method, path, needsReader }) => {
      const token = needsReader ? { token: ada.accessToken } : {};
      for (const part of [
        'x',
        '%00',
        '%E0%A4%A',
        'a'.repeat(10_000),
        '..%2f..',
        '-1',
        '1e3',
        '99999999999',
      ]) {
        const body = method === 'PUT' ? { newPassword: 'another good one', reason: 'OTHER' } : undefined;
        expect(await readers.call(method, pathOf(path, part), { body, ...token })).toSatisfy(isRefusal);
      }
    },
  );

  test('takes the bare token as well as the bearer token', async () => {
    const bare = await readers.call('GET', '/v1/profile', { headers: { authorization: ada.accessToken } });
    expect(bare.status).toBe(200);
  });

  test('answers tokens of three parts with times in seconds, short enough for a cookie', async () => {
    const payload = (token: string): unknown =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(ada.accessToken.split('.')).toHaveLength(3);
    expect(ada.refreshToken.split('.')).toHaveLength(3);
    const now = readers.clock.now() / 1000;
    expect(payload(ada.accessToken)).toMatchObject({ sub: ada.uuid, iat: now, exp: now + 900 });
    expect(payload(ada.refreshToken)).toMatchObject({ sub: ada.uuid, exp: now + 30 * 86_400 });
    expect(encodeURIComponent(JSON.stringify(JSON.stringify(ada))).length).toBeLessThan(4000);
  });

  test('says which path does not exist', async () => {
    const answer = await readers.call('GET', '/v1/nothing');
    expect(answer.status).toBe(404);
    expect(isJsonObject(answer.body) && textAt(answer.body, 'message')).toContain('/v1/nothing');
  });

  test('lets browsers of an allowed origin call, and no others', async () => {
    const shop = openReaders(database, { otherOrigins: ['https://shop.test'] });
    const preflight = (origin: string) =>
      shop.call('OPTIONS', '/v1/profile', {
        headers: {
          origin,
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'authorization, content-type',
        },
      });
    const allowed = await preflight('https://shop.test');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shop.test');
    expect(allowed.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/i);
    const foreign = await preflight('https://evil.test');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});
