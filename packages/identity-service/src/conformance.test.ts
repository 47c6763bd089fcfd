/**
 * Walks the rows of the wire contract: each call with the success test that the published clients apply, and each
 * refusal with what they need to recognise one. `openReaders` holds every call and answer to the OpenAPI document.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  findOperation,
  operations,
  accountRows,
  openProviders,
  openReaders,
  EMAIL,
  accepts,
  signInRows,
} from '@broadsheet/platform-testing/identity';
import type { Providers, Answer, Readers, SignedIn } from '@broadsheet/platform-testing/identity';
import { isJsonObject, textAt } from '@broadsheet/service-kit/json';

const rows = [...accountRows, ...signInRows];

function pathOf(path: string, part = 'x'): string {
  const [first = '', second = first] = part.split(' ');
  return `/${path.replace(':nonce', first).replace(':id', second)}`;
}

/** Whether published clients see a refusal, and one that is the caller's fault. */
function isRefusal({ status, body, headers }: Answer): boolean {
  const isJson = headers.get('content-type')?.includes('application/json') === true;
  const code = textAt(body, 'code');
  const message = textAt(body, 'message');
  return isJson && code !== undefined && message !== undefined && status >= 400 && status < 500;
}

/** Calls that published clients do not make; the tests of their folders do. */
const ownCalls = [
  'identity.device.end',
  'identity.device.list',
  'identity.email.confirm',
  'identity.email.restore',
  'identity.social.appleReturn',
];

test('every call of the document has a row, or is one of our own', () => {
  const walked = rows.map(({ method, path }) => findOperation(method, path.replace(/\?.*/, ''))?.id);
  expect(walked).not.toContain(undefined);
  const documented = operations.map(({ id }) => id).filter((id) => id.startsWith('identity.'));
  expect(documented.filter((id) => !walked.includes(id)).toSorted()).toEqual(ownCalls);
});

describe.each(databasesUnderTest)('the identity calls on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;
  let ada: SignedIn;
  let providers: Providers;

  beforeEach(async () => {
    providers = openProviders();
    readers = openReaders(database, { identity: await providers.options() });
    ada = await readers.signUp(EMAIL);
  });

  test.each(rows)(
    '$name succeeds in the eyes of a published client',
    async ({ method, path, accept, needsReader, prepare }) => {
      const { part, ...options } = (await prepare?.(readers, ada, providers)) ?? {};
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

  test('accepts the bare token as well as the bearer token', async () => {
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

  test('allows calls by browsers of an allowed origin, and by no others', async () => {
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
