import { createCookieStorage } from '@broadsheet/sdk-identity/operations';
import { createTestEnvironment } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { storedReaderId } from './storedReaderId.ts';

const KEY = 'ArcId.USER_INFO';
const SESSION = JSON.stringify({ uuid: 'reader-1', accessToken: 'a.b.c', refreshToken: 'd.e.f' });

test('the reader is found in storage, and nobody where nobody is signed in', () => {
  const environment = createTestEnvironment();
  expect(storedReaderId(environment)).toBeUndefined();
  environment.localItems.set(KEY, '{}');
  expect(storedReaderId(environment)).toBeUndefined();
  environment.localItems.set(KEY, SESSION);
  expect(storedReaderId(environment)).toBe('reader-1');
});

test.each([
  ['that ends with the browser’s session', undefined],
  ['that is remembered', () => Date.UTC(2038, 0, 19)],
])(
  'the reader is found in a cookie %s, which stands in for a storage that is refused',
  (_kind, expiresMs) => {
    const environment = createTestEnvironment();
    let written = '';
    const cookies = {
      read: () => written,
      write: (cookie: string) => void (written = cookie),
      isHttps: () => false,
    };
    createCookieStorage({ cookies, ...(expiresMs && { expiresMs }) }).set(KEY, SESSION);
    const [name = '', value = ''] = (written.split(';')[0] ?? '').split('=');
    environment.cookies.set(name, decodeURIComponent(value));
    expect(storedReaderId(environment)).toBe('reader-1');
  },
);
