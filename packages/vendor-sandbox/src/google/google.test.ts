import { describe, expect, it } from 'vitest';
import { START, openSandbox } from '../../test/openSandbox.ts';
import { verify } from '../../test/verify.ts';

const PANEL = '/sandbox/google/panel';
const ADA = 'ada.lindqvist@example.com';
const CHECK = {
  keys: '/sandbox/google/oauth2/v3/certs',
  issuer: 'https://accounts.google.com',
  audience: 'app',
};

describe('Google, as a stand-in', () => {
  it('gives an ID token that Google’s keys verify', async () => {
    const browser = openSandbox();
    const { kind, credential } = await browser.choose(PANEL, { client_id: 'app', nonce: 'n-1', choice: ADA });
    const { claims, header } = await verify(browser, { ...CHECK, token: credential });
    expect([kind, header]).toEqual(['credential', { alg: 'RS256', kid: 'sandbox-google', typ: 'JWT' }]);
    expect(claims).toEqual({
      iss: 'https://accounts.google.com',
      azp: 'app',
      aud: 'app',
      sub: expect.stringMatching(/^\d{21}$/),
      email: ADA,
      email_verified: true,
      name: 'Ada Lindqvist',
      given_name: 'Ada',
      family_name: 'Lindqvist',
      picture: expect.stringMatching(/^http:\/\/localhost:3000\/sandbox\/google\/picture\/[0-9a-f]{6}\.svg$/),
      nonce: 'n-1',
      iat: START / 1000,
      jti: expect.any(String),
      exp: START / 1000 + 3600,
    });
    const picture = await browser.get(new URL(String(claims['picture'])).pathname);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('lets a token live for an hour', async () => {
    const browser = openSandbox();
    const { credential } = await browser.choose(PANEL, { client_id: 'app', choice: ADA });
    browser.advance(3_599_000);
    await verify(browser, { ...CHECK, token: credential });
    browser.advance(1_000);
    await expect(verify(browser, { ...CHECK, token: credential })).rejects.toMatchObject({
      code: 'ERR_JWT_EXPIRED',
    });
  });

  it('gives one that has expired to whoever asks for that', async () => {
    const browser = openSandbox();
    const { credential } = await browser.choose(PANEL, { client_id: 'app', choice: 'expired' });
    await expect(verify(browser, { ...CHECK, token: credential })).rejects.toMatchObject({
      code: 'ERR_JWT_EXPIRED',
    });
  });

  it('knows a reader again, at every client and after a restart', async () => {
    const subjects = await Promise.all(
      ['app', 'other'].map(async (audience) => {
        const browser = openSandbox();
        const fields = {
          client_id: audience,
          choice: 'typed',
          email: 'Grace@Example.com',
          name: 'Grace Hopper',
        };
        const { credential } = await browser.choose(PANEL, fields);
        return (await verify(browser, { ...CHECK, audience, token: credential })).claims.sub;
      }),
    );
    expect(new Set(subjects).size).toBe(1);
  });

  it.each(['refuse', 'fail'])('hands no credential over on %s', async (choice) => {
    expect(await openSandbox().choose(PANEL, { client_id: 'app', choice })).toEqual({ kind: choice });
  });

  it('shows the panel again, with what was typed, for an email address that is none', async () => {
    const fields = { client_id: 'app', choice: 'typed', email: '"><b>nope', name: 'Grace' };
    const response = await openSandbox().post(PANEL, fields);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Enter an email address such as name@example.com.');
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;nope"');
    expect(html).toContain('name="client_id" value="app"');
  });

  it('needs to know who asks', async () => {
    const { get, post } = openSandbox();
    expect([(await get(PANEL)).status, (await post(PANEL, { choice: ADA })).status]).toEqual([400, 400]);
  });

  it('takes a consent back once, by email address or subject, for its client only', async () => {
    const browser = openSandbox();
    await browser.choose(PANEL, { client_id: 'app', choice: ADA });
    const revoke = (client_id: string, hint: string) =>
      browser.postJson('/sandbox/google/revoke', { client_id, hint });
    expect(await revoke('other', ADA)).toEqual({ successful: false, error: 'invalid_user' });
    expect(await revoke('app', ADA)).toEqual({ successful: true });
    expect(await revoke('app', ADA)).toEqual({ successful: false, error: 'invalid_user' });
  });

  it('keeps a reader of the legacy sign-in signed in until they leave', async () => {
    const browser = openSandbox();
    const session = () => browser.json('/sandbox/google/session?client_id=app');
    await browser.choose(PANEL, { client_id: 'app', choice: ADA });
    expect(await session()).toEqual({ kind: 'nobody' });
    await browser.choose(PANEL, { client_id: 'app', choice: ADA, legacy: 'true' });
    expect(await session()).toMatchObject({ kind: 'credential', profile: { email: ADA, aud: 'app' } });
    await browser.post('/sandbox/google/signout', {});
    expect(await session()).toEqual({ kind: 'nobody' });
  });
});
