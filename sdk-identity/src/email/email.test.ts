import { describe, expect, it } from 'vitest';
import { emailCalls } from '../contract/index.ts';
import { anonymousHeaders, plainHeaders } from '../../test/createTestService.ts';
import { setUp } from '../../test/setUp.ts';

const EXPIRY = 'ArcId.USER_PROFILE_EXPIRED_TIME';

describe('requestVerifyEmail', () => {
  it('sends the call of the contract', async () => {
    const { client, service } = setUp();
    service.on('POST /identity/public/v1/email/verify', { success: true });
    await expect(client.requestVerifyEmail('reader@example.com')).resolves.toBe(true);
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...emailCalls.requestVerify,
        query: '',
        headers: anonymousHeaders,
        body: { email: 'reader@example.com' },
      }),
    ]);
  });
});

describe('verifyEmail', () => {
  it('sends the call of the contract', async () => {
    const { client, service } = setUp();
    service.on('GET /identity/public/v1/email/verify/nonce-1', { success: true });
    await expect(client.verifyEmail('nonce-1')).resolves.toBe(true);
    expect(service.calls()).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: emailCalls.verify.path.replace(':nonce', 'nonce-1'),
        query: '',
        headers: plainHeaders,
        body: undefined,
      }),
    ]);
  });

  it.each([
    ['has the profile read anew', { success: true }, false],
    ['keeps the profile’s ten minutes when it is refused', { code: '130010', message: 'No.' }, true],
  ])('%s', async (_case, answer, isKept) => {
    const { client, service, browser } = setUp();
    browser.local.values.set(EXPIRY, '2099-01-01T00:00:00.000Z');
    service.on('GET /identity/public/v1/email/verify/nonce-1', answer);
    await client.verifyEmail('nonce-1').catch(() => undefined);
    expect(browser.local.values.has(EXPIRY)).toBe(isKept);
  });

  it('fails without success, and is not sent twice', async () => {
    const { client, service } = setUp();
    service.on('GET /identity/public/v1/email/verify/nonce-1', () => new Response(null, { status: 502 }));
    await expect(client.verifyEmail('nonce-1')).rejects.toMatchObject({ code: '502' });
    expect(service.calls()).toHaveLength(1);
  });
});
