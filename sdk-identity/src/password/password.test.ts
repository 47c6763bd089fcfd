import { describe, expect, it } from 'vitest';
import { passwordCalls } from '../contract/index.ts';
import { anonymousHeaders, headersFor } from '../../test/createTestService.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { REFRESH } from '../../test/renewal.ts';
import { setUp, setUpSignedIn } from '../../test/setUp.ts';
import { checkResetLink } from './checkResetLink.ts';

const refusal = { code: '100', message: 'No' };
const identity = makeIdentity('now');

describe('requestResetPassword', () => {
  const ROUTE = 'POST /identity/public/v1/password/reset';

  it('sends the call of the contract', async () => {
    const { client, service } = setUp();
    service.on(ROUTE, { success: true });
    await expect(client.requestResetPassword('reader', { recaptchaToken: 'challenge' })).resolves.toBe(true);
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...passwordCalls.requestReset,
        query: '',
        headers: anonymousHeaders,
        body: { userName: 'reader', recaptchaToken: 'challenge' },
      }),
    ]);
  });

  it.each([{ success: false }, {}, { message: 'Sent' }])('fails with %o', async (answer) => {
    const { client, service } = setUp();
    service.on(ROUTE, answer);
    await expect(client.requestResetPassword('reader')).rejects.toMatchObject({ code: 'invalid_body' });
  });
});

describe('checkResetLink', () => {
  const ROUTE = 'GET /identity/public/v1/password/reset/nonce-1';

  it('resolves while the service calls the link good', async () => {
    const { client, service } = setUp();
    service.on(ROUTE, { success: true });
    await expect(checkResetLink(client.context, 'nonce-1')).resolves.toBe(true);
    expect(service.calls()).toEqual([expect.objectContaining({ method: 'GET', query: '', body: undefined })]);
  });

  it('rejects with the code of the service', async () => {
    const { client, service } = setUp();
    service.on(ROUTE, refusal);
    await expect(checkResetLink(client.context, 'nonce-1')).rejects.toMatchObject(refusal);
  });
});

describe('resetPassword', () => {
  const ROUTE = 'PUT /identity/public/v1/password/reset/nonce-1';

  it('sends the call of the contract and signs nobody in', async () => {
    const { client, service } = setUp();
    service.on(ROUTE, { uuid: 'reader-1' });
    await expect(client.resetPassword('nonce-1', 'n3w')).resolves.toBe(true);
    expect(service.calls()).toEqual([
      expect.objectContaining({
        method: passwordCalls.reset.method,
        path: passwordCalls.reset.path.replace(':nonce', 'nonce-1'),
        query: '',
        headers: anonymousHeaders,
        body: { newPassword: 'n3w' },
      }),
    ]);
    expect(client.getSession().status).toBe('signed-out');
  });

  it('fails with code and message', async () => {
    const { client, service } = setUp();
    service.on(ROUTE, refusal);
    await expect(client.resetPassword('nonce-1', 'n3w')).rejects.toMatchObject(refusal);
  });
});

describe('updatePassword', () => {
  const ROUTE = 'PUT /identity/public/v1/password';

  it('sends the call of the contract', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(ROUTE, { userName: 'reader', passwordReset: false, type: 'Identity' });
    await expect(client.updatePassword('old', 'n3w')).resolves.toBe(true);
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...passwordCalls.update,
        query: '',
        headers: headersFor(identity),
        body: { oldPassword: 'old', newPassword: 'n3w' },
      }),
    ]);
  });

  it('is refused without a sign-in, before anything is sent', async () => {
    const { client, service } = setUp();
    await expect(client.updatePassword('old', 'n3w')).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'missing_jwt',
      message: 'Missing or invalid jwt',
    });
    expect(service.calls()).toEqual([]);
  });

  it('fails without a user name in the answer', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(ROUTE, refusal);
    await expect(client.updatePassword('old', 'n3w')).rejects.toMatchObject(refusal);
  });

  it('signs the reader out here when the session was ended elsewhere', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(ROUTE, () => Response.json(refusal, { status: 401 }));
    service.on(REFRESH, () => Response.json({ code: '100011', message: 'Revoked' }, { status: 401 }));
    await expect(client.updatePassword('old', 'n3w')).rejects.toMatchObject({ code: '100011' });
    expect(client.getSession().status).toBe('signed-out');
  });

  it('does not repeat itself after a refusal while the token is good beyond doubt', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(ROUTE, () => Response.json(refusal, { status: 401 }));
    service.on(REFRESH, makeIdentity('refreshed'));
    await expect(client.updatePassword('old', 'n3w')).rejects.toMatchObject(refusal);
    expect(service.calls().map(({ method }) => method)).toEqual(['PUT', 'POST']);
  });
});
