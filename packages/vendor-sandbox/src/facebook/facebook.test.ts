import { describe, expect, it } from 'vitest';
import { START, openSandbox } from '../../test/openSandbox.ts';
import type { OpenSandbox } from '../../test/openSandbox.ts';

const DIALOG = '/sandbox/facebook/dialog/oauth';
const GRAPH = '/sandbox/facebook/graph/v20.0';
const ADA = 'ada.lindqvist@example.com';

async function statusOf({ get }: OpenSandbox, app = 'app') {
  const body: { status: string; authResponse: { accessToken: string; userID: string } | null } = await (
    await get(`/sandbox/facebook/status?client_id=${app}`)
  ).json();
  return body;
}
async function tokenOf(browser: OpenSandbox) {
  return (await statusOf(browser)).authResponse?.accessToken ?? '';
}
const debug = ({ json }: OpenSandbox, token: string, own = 'app|secret') =>
  json(`${GRAPH}/debug_token?${new URLSearchParams({ input_token: token, access_token: own })}`);

describe('Facebook’s login status', () => {
  it('is unknown, then connected for the app that was agreed to', async () => {
    const browser = openSandbox();
    expect(await statusOf(browser)).toEqual({ status: 'unknown', authResponse: null });
    const answer = await browser.choose(DIALOG, { client_id: 'app', choice: ADA });
    expect(answer).toMatchObject({ kind: 'status', response: { status: 'connected' } });
    expect((await statusOf(browser)).status).toBe('connected');
    expect(await statusOf(browser, 'other')).toEqual({ status: 'not_authorized', authResponse: null });
  });

  it('is not_authorized after a refusal, and unknown after leaving', async () => {
    const browser = openSandbox();
    await browser.choose(DIALOG, { client_id: 'app', choice: ADA });
    expect(await browser.choose(DIALOG, { client_id: 'app', choice: 'refuse' })).toEqual({
      kind: 'status',
      response: { status: 'not_authorized', authResponse: null },
    });
    await browser.post('/sandbox/facebook/logout', {});
    expect((await statusOf(browser)).status).toBe('unknown');
  });

  it('is left as it was by a dialog that fails', async () => {
    const browser = openSandbox();
    expect(await browser.choose(DIALOG, { client_id: 'app', choice: 'fail' })).toEqual({ kind: 'fail' });
    expect((await statusOf(browser)).status).toBe('unknown');
  });

  it('outlives a restart with the same secret, and no other', async () => {
    const first = openSandbox({ secret: 's' });
    await first.choose(DIALOG, { client_id: 'app', choice: ADA });
    const statuses = await Promise.all(
      ['s', 'another'].map(async (secret) => {
        const later = openSandbox({ secret });
        for (const [name, value] of first.cookies) later.cookies.set(name, value);
        return (await statusOf(later)).status;
      }),
    );
    expect(statuses).toEqual(['connected', 'unknown']);
  });
});

describe('the Graph API', () => {
  it('tells whose an access token is, and for which app', async () => {
    const browser = openSandbox();
    await browser.choose(DIALOG, { client_id: 'app', choice: ADA });
    const token = await tokenOf(browser);
    const id = expect.stringMatching(/^\d{16}$/);
    expect(await debug(browser, token)).toEqual({
      data: {
        app_id: 'app',
        type: 'USER',
        application: 'Sandbox',
        issued_at: START / 1000,
        expires_at: START / 1000 + 7200,
        is_valid: true,
        scopes: ['public_profile', 'email'],
        user_id: id,
      },
    });
    const me = { id, name: 'Ada Lindqvist', email: ADA };
    const query = `fields=id,name,email&appsecret_proof=${'a'.repeat(64)}`;
    expect(await browser.json(`${GRAPH}/me?${query}&access_token=${token}`)).toEqual(me);
    const byHeader = await browser.get(`${GRAPH}/me?${query}`, { authorization: `Bearer ${token}` });
    expect(await byHeader.json()).toEqual(me);
    expect(await browser.json(`${GRAPH}/me?access_token=${token}`)).toEqual({ id, name: 'Ada Lindqvist' });
  });

  it('tells no email address of an account without one, and of a login that did not ask for it', async () => {
    const browser = openSandbox();
    const me = async () => browser.json(`${GRAPH}/me?fields=email&access_token=${await tokenOf(browser)}`);
    await browser.choose(DIALOG, { client_id: 'app', choice: 'typed', email: '', name: 'Nobody' });
    expect(await me()).toEqual({ id: expect.any(String) });
    await browser.choose(DIALOG, { client_id: 'app', choice: ADA, scope: 'public_profile' });
    expect(await me()).toEqual({ id: expect.any(String) });
  });

  it.each([
    ['was chosen to have expired', 'expired', 0],
    ['is two hours old', ADA, 7_200_000],
  ])('calls a token invalid that %s', async (_, choice, age) => {
    const browser = openSandbox();
    await browser.choose(DIALOG, { client_id: 'app', choice });
    const token = await tokenOf(browser);
    browser.advance(age);
    expect(await debug(browser, token)).toMatchObject({ data: { is_valid: false, error: { code: 190 } } });
    const response = await browser.get(`${GRAPH}/me?access_token=${token}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        message: expect.stringContaining('has expired'),
        type: 'OAuthException',
        code: 190,
        error_subcode: 463,
        fbtrace_id: 'Sandbox',
      },
    });
  });

  it('calls tokens invalid that are of another app or from elsewhere', async () => {
    const browser = openSandbox();
    await browser.choose(DIALOG, { client_id: 'app', choice: ADA });
    const token = await tokenOf(browser);
    expect(await debug(browser, token, 'other|secret')).toMatchObject({
      data: { is_valid: false, error: { code: 100 } },
    });
    expect(await debug(browser, 'EAAB')).toMatchObject({ data: { is_valid: false, error: { code: 190 } } });
  });

  it.each([
    ['me', 104],
    ['me?access_token=EAAB', 190],
    ['debug_token?input_token=a', 104],
    ['debug_token?access_token=app|secret', 100],
    ['debug_token?input_token=a&access_token=EAAB', 190],
  ])('refuses %s with code %i', async (path, code) => {
    const response = await openSandbox().get(`${GRAPH}/${path}`);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { code, type: 'OAuthException' } },
    ]);
  });
});
