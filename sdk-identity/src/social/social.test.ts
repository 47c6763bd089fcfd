import { describe, expect, it } from 'vitest';
import { identityErrors, socialCalls } from '../contract/index.ts';
import {
  connected,
  createTestFacebook,
  createTestGapi,
  createTestGoogle,
  createTestPage,
} from '../../test/createTestVendors.ts';
import { headersFor } from '../../test/createTestService.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { passTimeUntil, setUp, setUpSignedIn } from '../../test/setUp.ts';

const identity = makeIdentity('now');
const EXPIRY = 'ArcId.USER_PROFILE_EXPIRED_TIME';
const PROFILE = 'ArcId.USER_PROFILE';
const profile = {
  uuid: 'reader-1',
  identities: [
    { type: 'Apple', userName: 'apple-name' },
    { type: 'Google', userName: 'google-name' },
  ],
};

function setUpUnlink() {
  const page = createTestPage();
  const google = createTestGoogle();
  page.globals['google'] = google.sdk;
  const parts = setUpSignedIn(identity, page.adapters);
  parts.browser.local.values.set(PROFILE, JSON.stringify(profile));
  parts.browser.local.values.set(EXPIRY, 'later');
  return { ...parts, google, kept: () => parts.browser.local.values };
}

describe('unlinkSocialIdentity', () => {
  it.each(['facebook', 'google', 'apple'] as const)('sends the call of the contract for %s', async (kind) => {
    const { client, service, kept } = setUpUnlink();
    const path = `/identity/public/v1/identity/${kind}`;
    service.on(`DELETE ${path}`, {});
    await expect(client.unlinkSocialIdentity(kind)).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        method: socialCalls.unlink.method,
        path,
        query: '',
        headers: headersFor(identity),
        body: undefined,
      }),
    ]);
    expect([kept().has(EXPIRY), kept().get(PROFILE)]).toEqual([false, JSON.stringify(profile)]);
  });

  it('takes back the consent at Google for the reader’s name there, and for no other provider', async () => {
    const { client, service, google } = setUpUnlink();
    service.on('DELETE /identity/public/v1/identity/google', {});
    service.on('DELETE /identity/public/v1/identity/facebook', {});
    await client.unlinkSocialIdentity('facebook');
    expect(google.calls).toEqual([]);
    await client.unlinkSocialIdentity('google');
    expect(google.calls).toEqual([['revoke', 'google-name']]);
  });

  it.each([
    ['nobody’s', undefined],
    ['another reader’s', JSON.stringify({ ...profile, uuid: 'reader-2' })],
  ])('names nobody at Google when the stored profile is %s', async (_case, stored) => {
    const { client, service, google, kept } = setUpUnlink();
    service.on('DELETE /identity/public/v1/identity/google', {});
    kept().delete(PROFILE);
    if (stored !== undefined) kept().set(PROFILE, stored);
    await client.unlinkSocialIdentity('google');
    expect(google.calls).toEqual([['revoke', '']]);
  });

  it('sends nothing when Google fails', async () => {
    const { client, service, google } = setUpUnlink();
    google.broken.revoke = true;
    await expect(client.unlinkSocialIdentity('google')).rejects.toMatchObject({
      code: 'google_revoke',
      message: 'Error revoking sign in with google user consent',
      cause: expect.objectContaining({ message: 'revoke' }),
    });
    expect(service.calls()).toEqual([]);
  });

  it.each([
    ['refuses', { successful: false, error: 'invalid_hint' }, 'invalid_hint'],
    ['does not answer', undefined, undefined],
  ])('sends nothing when Google %s', async (_case, answer, cause) => {
    const { client, service, google, clock } = setUpUnlink();
    google.answers.revoke = answer;
    // oxlint-disable-next-line vitest/valid-expect -- awaited below, while the clock passes
    const unlinked = expect(client.unlinkSocialIdentity('google')).rejects.toMatchObject({
      code: 'google_revoke',
      message: 'Error revoking sign in with google user consent',
      cause,
    });
    await passTimeUntil(clock, 5_000, unlinked);
    expect(service.calls()).toEqual([]);
  });

  it('passes a refusal on and keeps the profile’s ten minutes', async () => {
    const { client, service, kept } = setUpUnlink();
    service.on('DELETE /identity/public/v1/identity/apple', identityErrors.socialUnlinkRefused);
    await expect(client.unlinkSocialIdentity('apple')).rejects.toMatchObject({ code: '300044' });
    expect(kept().has(EXPIRY)).toBe(true);
  });

  it('needs a reader, before it says anything to Google', async () => {
    const page = createTestPage();
    const google = createTestGoogle();
    page.globals['google'] = google.sdk;
    const { client } = setUp(page.adapters);
    await expect(client.unlinkSocialIdentity('google')).rejects.toMatchObject({ code: 'missing_jwt' });
    expect(google.calls).toEqual([]);
  });
});

describe('a logout', () => {
  const LOGOUT = 'DELETE /identity/public/v1/auth/token';

  function setUpLogout(globals: Readonly<Record<string, unknown>>) {
    const page = createTestPage();
    Object.assign(page.globals, globals);
    const parts = setUpSignedIn(identity, page.adapters);
    parts.service.on(LOGOUT, {});
    return parts;
  }

  it('leaves Facebook and both of Google', async () => {
    const facebook = createTestFacebook(connected);
    const google = createTestGoogle();
    const gapi = createTestGapi();
    gapi.auth2.init({});
    const { client, tab } = setUpLogout({
      FB: facebook.sdk,
      google: google.sdk,
      gapi: { auth2: gapi.auth2 },
    });
    await client.logout();
    expect(facebook.names()).toEqual(['getLoginStatus', 'logout']);
    expect(gapi.names()).toEqual(['init', 'signOut']);
    expect(google.calls).toEqual([['disableAutoSelect']]);
    expect(tab.errors).toEqual([]);
  });

  it('leaves Facebook alone for a reader whom it does not know', async () => {
    const facebook = createTestFacebook({ status: 'unknown' });
    await setUpLogout({ FB: facebook.sdk }).client.logout();
    expect(facebook.names()).toEqual(['getLoginStatus']);
  });

  it('is not held up by a script that never answers, and reports it', async () => {
    const { client, clock, tab } = setUpLogout({ FB: createTestFacebook('silent').sdk });
    const left = client.logout();
    await expect.poll(() => clock.waiting()).toContain(2_000);
    clock.advance(2_000);
    await expect(left).resolves.toBeUndefined();
    expect(tab.errors).toMatchObject([{ code: 'facebook_no_answer' }]);
  });

  it('leaves Google when Facebook’s script throws', async () => {
    const google = createTestGoogle();
    const facebook = createTestFacebook(connected);
    facebook.sdk.logout = () => {
      throw new Error('FB');
    };
    const { client, tab } = setUpLogout({ FB: facebook.sdk, google: google.sdk });
    await client.logout();
    expect(google.calls).toEqual([['disableAutoSelect']]);
    expect(tab.errors).toMatchObject([{ code: 'facebook_no_answer' }]);
  });

  it('fails for nobody on a page where other things have those names', async () => {
    const { client, tab } = setUpLogout({ FB: 1, google: { maps: {} }, gapi: { auth2: null } });
    await client.logout();
    expect(tab.errors).toEqual([]);
  });
});
