import { describe, expect, it } from 'vitest';
import { accountDeletionCalls } from '../contract/index.ts';
import { anonymousHeaders, headersFor } from '../../test/createTestService.ts';
import { makeIdentity, staleIdentity } from '../../test/createTestTokens.ts';
import { KEY, setUp, setUpSignedIn } from '../../test/setUp.ts';

const REQUEST = 'DELETE /identity/public/v1/user/anonymize';
const APPROVE = 'PUT /identity/public/v1/user/anonymize/approve/n%2F1';
const DECLINE = 'PUT /identity/public/v1/user/anonymize/decline/n%2F1';
const identity = makeIdentity('now');

describe('requestDeleteAccount', () => {
  it('sends the call of the contract and keeps the session', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(REQUEST, { success: true });
    await expect(client.requestDeleteAccount()).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...accountDeletionCalls.request,
        headers: headersFor(identity),
        body: undefined,
      }),
    ]);
    expect(client.getSession().status).toBe('signed-in');
  });

  it('is not sent twice when the answer does not come', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(REQUEST, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.requestDeleteAccount()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(service.calls()).toHaveLength(1);
  });

  it('passes a refusal on', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(REQUEST, { code: '100', message: 'No' });
    await expect(client.requestDeleteAccount()).rejects.toMatchObject({ name: 'ApiError', code: '100' });
  });

  it('needs a reader', async () => {
    await expect(setUp().client.requestDeleteAccount()).rejects.toMatchObject({ code: 'missing_jwt' });
  });
});

describe('approveDeleteAccount', () => {
  it('sends the call of the contract, then signs out and tells the page', async () => {
    const { client, service, browser, tab } = setUpSignedIn(identity);
    service.on(APPROVE, {});
    await expect(client.approveDeleteAccount('n/1')).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({ method: 'PUT', query: '', headers: headersFor(identity), body: {} }),
    ]);
    expect(browser.local.values.has(KEY)).toBe(false);
    expect(tab.events).toEqual(['ArcSDK.logout']);
  });

  it('needs nobody to be signed in', async () => {
    const { client, service, tab } = setUp();
    service.on(APPROVE, {});
    await client.approveDeleteAccount('n/1');
    expect(service.calls()[0]?.headers).toEqual(anonymousHeaders);
    expect(tab.events).toEqual(['ArcSDK.logout']);
  });

  it('goes on without a session that turns out to be over', async () => {
    const { client, service } = setUpSignedIn(staleIdentity());
    service.on('POST /identity/public/v1/auth/token', { code: '100', message: 'Unknown' });
    service.on(APPROVE, {});
    await client.approveDeleteAccount('n/1');
    expect(service.calls().at(-1)?.headers).toEqual(anonymousHeaders);
  });

  it('waits with a session that could not be refreshed just now', async () => {
    const { client, service } = setUpSignedIn(staleIdentity());
    service.on('POST /identity/public/v1/auth/token', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.approveDeleteAccount('n/1')).rejects.toMatchObject({ name: 'NetworkError' });
    expect(new Set(service.calls().map(({ path }) => path))).toEqual(
      new Set(['/identity/public/v1/auth/token']),
    );
  });

  it('keeps the session when the service refuses', async () => {
    const { client, service, tab } = setUpSignedIn(identity);
    service.on(APPROVE, { code: '100', message: 'No' });
    await expect(client.approveDeleteAccount('n/1')).rejects.toMatchObject({ code: '100' });
    expect(client.getSession().status).toBe('signed-in');
    expect(tab.events).toEqual([]);
  });
});

describe('declineDeleteAccount', () => {
  it('sends the call of the contract and keeps the session', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(DECLINE, {});
    await expect(client.declineDeleteAccount('n/1', 'DID_NOT_REQUEST_DELETION')).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/identity/public/v1/user/anonymize/decline/n%2F1',
        headers: headersFor(identity),
        body: { reason: 'DID_NOT_REQUEST_DELETION' },
      }),
    ]);
    expect(client.getSession().status).toBe('signed-in');
  });

  it('passes a refusal on', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(DECLINE, { code: '100', message: 'No' });
    await expect(client.declineDeleteAccount('n/1', 'OTHER')).rejects.toMatchObject({ code: '100' });
  });

  it('needs a reader', async () => {
    await expect(setUp().client.declineDeleteAccount('n', 'OTHER')).rejects.toMatchObject({
      code: 'missing_jwt',
    });
  });
});
