import { describe, expect, it } from 'vitest';
import { emailCalls } from '../contract/index.ts';
import { anonymousHeaders, plainHeaders } from '../../test/createTestService.ts';
import { setUp } from '../../test/setUp.ts';

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

  it('fails without success, and is not sent twice', async () => {
    const { client, service } = setUp();
    service.on('GET /identity/public/v1/email/verify/nonce-1', () => new Response(null, { status: 502 }));
    await expect(client.verifyEmail('nonce-1')).rejects.toMatchObject({ code: '502' });
    expect(service.calls()).toHaveLength(1);
  });
});
