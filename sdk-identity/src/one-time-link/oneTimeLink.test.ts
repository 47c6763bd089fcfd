import { describe, expect, it } from 'vitest';
import { signInCalls } from '../contract/index.ts';
import { anonymousHeaders, plainHeaders } from '../../test/createTestService.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

const REDEEM = 'GET /identity/public/v1/auth/magiclink/nonce-1';
const identity = makeIdentity('linked');

describe('requestOTALink', () => {
  it('sends the call of the contract', async () => {
    const { client, service } = setUp();
    service.on('POST /identity/public/v1/auth/magiclink', { message: 'Sent' });
    await expect(client.requestOTALink('reader@example.com', { recaptchaToken: 'challenge' })).resolves.toBe(
      true,
    );
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...signInCalls.requestOTALink,
        query: '',
        headers: anonymousHeaders,
        body: { email: 'reader@example.com', recaptchaToken: 'challenge' },
      }),
    ]);
  });

  it.each([
    ['no body at all', () => new Response(null, { status: 204 })],
    ['a plain text', () => new Response('Sent')],
  ])('succeeds with %s', async (_case, answer) => {
    const { client, service } = setUp();
    service.on('POST /identity/public/v1/auth/magiclink', answer);
    await expect(client.requestOTALink('a')).resolves.toBe(true);
  });

  it('fails with code and message, whatever the status', async () => {
    const { client, service } = setUp();
    service.on('POST /identity/public/v1/auth/magiclink', {
      code: '130001',
      message: 'Captcha token invalid',
    });
    await expect(client.requestOTALink('a')).rejects.toMatchObject({ name: 'ApiError', code: '130001' });
  });
});

describe('redeemOTALink', () => {
  it('sends the call of the contract and signs the reader in', async () => {
    const { client, service, browser, tab } = setUp();
    service.on(REDEEM, identity);
    await expect(client.redeemOTALink('nonce-1')).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(service.calls()).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: signInCalls.redeemOTALink.path.replace(':nonce', 'nonce-1'),
        query: '',
        headers: plainHeaders,
        body: undefined,
      }),
    ]);
    expect(JSON.parse(browser.local.values.get(KEY) ?? '')).toEqual(identity);
    expect(tab.posted).toEqual([]);
  });

  it('keeps a nonce from reaching into the path', async () => {
    const { client, service } = setUp();
    await expect(client.redeemOTALink('a/../b?c=1#d')).rejects.toMatchObject({ code: '404' });
    expect(service.calls()[0]).toMatchObject({
      path: '/identity/public/v1/auth/magiclink/a%2F..%2Fb%3Fc%3D1%23d',
      query: '',
    });
  });

  it('is not sent twice: the nonce is good once', async () => {
    const { client, service } = setUp();
    service.on(REDEEM, () => new Response(null, { status: 503 }));
    await expect(client.redeemOTALink('nonce-1')).rejects.toMatchObject({ code: '503' });
    expect(service.calls()).toHaveLength(1);
  });

  it('puts the new session where the old one was', async () => {
    const { client, service, browser, tab } = setUp();
    tab.session.values.set(KEY, JSON.stringify(makeIdentity('old')));
    service.on(REDEEM, identity);
    await client.redeemOTALink('nonce-1');
    expect(JSON.parse(tab.session.values.get(KEY) ?? '')).toEqual(identity);
    expect(browser.local.values.has(KEY)).toBe(false);
  });

  it('leaves the session as it was when the link is no good', async () => {
    const before = makeIdentity('before');
    const { client, service } = setUpSignedIn(before);
    service.on(REDEEM, () => Response.json({ code: '300', message: 'Expired' }, { status: 404 }));
    await expect(client.redeemOTALink('nonce-1')).rejects.toMatchObject({ code: '300', httpStatus: 404 });
    expect(client.getSession()).toMatchObject({ identity: { accessToken: before.accessToken } });
  });
});
