import { describe, expect, it } from 'vitest';
import { socialCalls } from '../contract/index.ts';
import { createTestPage } from '../../test/createTestVendors.ts';
import { anonymousHeaders, headersFor, plainHeaders } from '../../test/createTestService.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { setUp, setUpSignedIn } from '../../test/setUp.ts';

const ADDRESS = 'GET /identity/public/v1/apple/authurl';
const LOGIN = 'POST /identity/public/v1/auth/login';
const apple = 'https://appleid.apple.com/auth/authorize?client_id=a&state=s';
const identity = makeIdentity('new');
const jsonText = (text: string) => () => Response.json(text);

describe('initAppleSignOn', () => {
  it('goes where the service says, with the way back added', async () => {
    const page = createTestPage();
    const { client, service } = setUp(page.adapters);
    service.on(ADDRESS, jsonText(apple));
    await expect(client.initAppleSignOn()).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...socialCalls.appleUrl,
        query: '',
        headers: plainHeaders,
        cache: 'no-cache',
      }),
    ]);
    expect(page.visits).toEqual([
      `${apple}&redirect_uri=https%3A%2F%2Fapi.example.com%2Fidentity%2Fpublic%2Fv1%2Fapple%2Fauth`,
    ]);
  });

  it('names the page’s origin where the service has no other', async () => {
    const page = createTestPage();
    const { client } = setUp({ ...page.adapters, origin: '', fetch: async () => Response.json(apple) });
    await client.initAppleSignOn();
    expect(page.visits[0]).toContain('&redirect_uri=https%3A%2F%2Fwww.example.com%2Fidentity');
  });

  it.each([
    ['a text', () => new Response('Not here')],
    ['an object', () => Response.json({ url: apple })],
    ['a script', jsonText('javascript:alert(1)')],
    ['a path', jsonText('//evil.example/?a=1')],
    ['no host', jsonText('https:///?a=1')],
  ])('goes nowhere when the answer is %s', async (_case, answer) => {
    const page = createTestPage();
    const { client, service } = setUp(page.adapters);
    service.on(ADDRESS, answer);
    await expect(client.initAppleSignOn()).rejects.toMatchObject({ code: 'unsafe_url' });
    expect(page.visits).toEqual([]);
  });

  it('passes a refusal on', async () => {
    const page = createTestPage();
    const { client, service } = setUp(page.adapters);
    service.on(ADDRESS, { code: '100', message: 'No' });
    await expect(client.initAppleSignOn()).rejects.toMatchObject({ name: 'ApiError', code: '100' });
    expect(page.visits).toEqual([]);
  });

  it('says so where there is no page to leave', async () => {
    const { client, service } = setUp();
    service.on(ADDRESS, jsonText(apple));
    await expect(client.initAppleSignOn()).rejects.toMatchObject({ code: 'adapter_missing' });
  });
});

describe('appleSignOn', () => {
  it('signs in with the code', async () => {
    const { client, service, tab } = setUp();
    service.on(LOGIN, identity);
    await expect(client.appleSignOn('apple-code')).resolves.toMatchObject({ uuid: 'reader-1' });
    expect(service.calls()).toEqual([
      expect.objectContaining({
        headers: anonymousHeaders,
        body: { userName: '', credentials: 'apple-code', grantType: 'apple' },
      }),
    ]);
    expect(tab.posted).toEqual([{ type: 'ARC_LOGIN_SUCCESS', grantType: 'apple' }]);
  });

  it('links a code that this tab has asked for to the reader who is signed in, once', async () => {
    const before = makeIdentity('before');
    const { client, service } = setUpSignedIn(before, createTestPage().adapters);
    service.on(ADDRESS, jsonText(apple));
    service.on(LOGIN, identity);
    await client.initAppleSignOn();
    await client.appleSignOn('apple-code');
    expect(service.calls()[1]?.headers).toEqual(headersFor(before));
    await expect(client.appleSignOn('apple-code')).rejects.toMatchObject({ code: 'flow_not_begun' });
    expect(service.calls()).toHaveLength(2);
  });

  it('links no code that comes from elsewhere', async () => {
    const { client, service } = setUpSignedIn(makeIdentity('before'));
    await expect(client.appleSignOn('stranger')).rejects.toMatchObject({ code: 'flow_not_begun' });
    expect(service.calls()).toEqual([]);
  });
});
