/** The headers of every response of the site, through its socket. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

describe('a site at an https origin', () => {
  let opened: ListeningSite;
  beforeAll(async () => {
    opened = await openListeningSite(['pages'], {
      SITE_ORIGIN: 'https://www.courier.test',
      SANDBOX: 'on',
    });
  }, 60_000);
  afterAll(() => opened[Symbol.asyncDispose]());

  test.each([
    '/',
    '/nowhere/',
    '/no-slash',
    '/assets/loader.js',
    '/assets/none.js',
    '/media/none.jpg',
    '/brand/logo.svg',
    '/favicon.ico',
    '/healthz',
    '/identity/public/v1/config/courier',
    '/identity/nothing',
    '/pf/api/v3/content/fetch/nothing',
    '/resizer/v2/none.jpg',
    '/sandbox/nothing',
    '/_broadsheet/block?path=/&instance=none',
  ])('lets no browser guess the type of %s, and keeps it on https', async (path) => {
    const { headers } = await opened.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test('gives a block of a page with a secret to its reader alone', async () => {
    const { headers } = await opened.get('/_broadsheet/block?path=/&instance=none&search=%3Fnonce%3Ds3cret');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('gives a link with a secret to its reader alone, with or without the final slash', async () => {
    for (const path of [
      '/account/reset-password?nonce=s3cret',
      '/account/reset-password/?nonce=s3cret',
      '/account/redeem/?gift=s3cret',
      '/account/redeem/?share=s3cret',
      '/account/redeem/?token=s3cret',
      '/account/payment/?paymentMethodID=7&token=s3cret',
    ]) {
      const { headers } = await opened.get(path);
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        'private, no-store',
        'same-origin',
      ]);
    }
  });
});
