import { describe, expect, it } from 'vitest';
import { deviceCalls, sessionCalls } from '../contract/index.ts';
import { headersFor } from '../../test/createTestService.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { endAllSessions, endSession, listSessions } from '../operations.ts';
import { KEY, settle, setUp, setUpSignedIn } from '../../test/setUp.ts';

const LIST = 'GET /identity/public/v1/sessions';
const END = 'DELETE /identity/public/v1/sessions';
const LOGOUT = 'DELETE /identity/public/v1/auth/token';
const identity = makeIdentity('now');

const here = { id: 'a', userAgent: 'A laptop', createdOn: 1, lastUsedOn: 2, expiresOn: 3, current: true };
const there = { ...here, id: 'b', userAgent: 'A phone', current: false };
const elsewhere = { ...there, id: 'c/1' };
const gone = () => Response.json({ code: '404', message: 'No such device' }, { status: 404 });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('listSessions', () => {
  it('sends the call of the contract, past the browser’s cache', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(LIST, [here, there]);
    const session = { id: 'a', userAgent: 'A laptop', signedInOn: 1, lastUsedOn: 2, isCurrent: true };
    await expect(listSessions(client.context)).resolves.toEqual([
      session,
      { ...session, id: 'b', userAgent: 'A phone', isCurrent: false },
    ]);
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...deviceCalls.list,
        query: '',
        headers: headersFor(identity),
        cache: 'no-cache',
      }),
    ]);
  });

  it('leaves out what is no session, and takes one of which only the id is known', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(LIST, [null, 'a', {}, { id: 7 }, { id: '' }, { id: 'b', createdOn: '1' }]);
    await expect(listSessions(client.context)).resolves.toEqual([
      { id: 'b', userAgent: '', isCurrent: false },
    ]);
  });

  it.each([
    [{ code: '100', message: 'No' }, { code: '100' }],
    [{ message: 'Hello' }, { code: 'invalid_body' }],
  ])('fails on %o, which is no list', async (answer, error) => {
    const { client, service } = setUpSignedIn(identity);
    service.on(LIST, answer);
    await expect(listSessions(client.context)).rejects.toMatchObject({ name: 'ApiError', ...error });
  });

  it('needs a reader', async () => {
    await expect(listSessions(setUp().client.context)).rejects.toMatchObject({ code: 'missing_jwt' });
  });
});

describe('endSession', () => {
  it('sends the call of the contract and stays signed in here', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(`${END}/c%2F1`, { success: true });
    await expect(endSession(client.context, 'c/1')).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        method: deviceCalls.end.method,
        query: '',
        headers: headersFor(identity),
        body: undefined,
      }),
    ]);
    expect(client.getSession().status).toBe('signed-in');
  });

  it('is done when the session is over already', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(`${END}/b`, gone);
    await expect(endSession(client.context, 'b')).resolves.toBeUndefined();
  });

  it.each([
    ['an error body', () => Response.json({ code: '100', message: 'No' }), { code: '100' }],
    ['a status', () => Response.json({}, { status: 403 }), { httpStatus: 403 }],
  ])('passes a refusal by %s on', async (_case, answer, error) => {
    const { client, service } = setUpSignedIn(identity);
    service.on(`${END}/b`, answer);
    await expect(endSession(client.context, 'b')).rejects.toMatchObject({ name: 'ApiError', ...error });
  });

  it('needs a reader', async () => {
    await expect(endSession(setUp().client.context, 'b')).rejects.toMatchObject({ code: 'missing_jwt' });
  });
});

describe('endAllSessions', () => {
  it('ends the others, then this one as logout does, and every tab hears it', async () => {
    const { client, clientIn, service, browser, tab } = setUpSignedIn(identity);
    const other = clientIn(browser.openTab());
    const heard: string[] = [];
    other.onSessionChange(({ status }) => heard.push(status));
    await Promise.all([client.start(), other.start()]);
    service.on(LIST, [there, here, elsewhere]);
    service.on(`${END}/b`, { success: true });
    service.on(`${END}/c%2F1`, gone);
    service.on(LOGOUT, {});
    await expect(endAllSessions(client.context)).resolves.toBeUndefined();
    await settle();
    expect(service.calls().map(({ method, path }) => `${method} ${path}`)).toEqual([
      LIST,
      `${END}/b`,
      `${END}/c%2F1`,
      `${sessionCalls.logout.method} ${sessionCalls.logout.path}`,
    ]);
    expect(browser.local.values.has(KEY)).toBe(false);
    expect(tab.events).toEqual(['ArcSDK.logout']);
    expect(heard).toEqual(['signed-out']);
  });

  it('ends what it can and stays signed in here while another session goes on', async () => {
    const { client, service } = setUpSignedIn(identity, { retry: { attempts: 1 } });
    service.on(LIST, [there, here, elsewhere]);
    service.on(`${END}/b`, offline);
    service.on(`${END}/c%2F1`, { success: true });
    await expect(endAllSessions(client.context)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(service.calls().map(({ path }) => path)).toContain('/identity/public/v1/sessions/c%2F1');
    expect(client.getSession().status).toBe('signed-in');
  });

  it('is over here though the service could not be told of this one', async () => {
    const { client, service } = setUpSignedIn(identity, { retry: { attempts: 1 } });
    service.on(LIST, [here]);
    service.on(LOGOUT, offline);
    await expect(endAllSessions(client.context)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(client.getSession().status).toBe('signed-out');
  });

  it('needs a reader', async () => {
    await expect(endAllSessions(setUp().client.context)).rejects.toMatchObject({ code: 'missing_jwt' });
  });
});
