import { describe, expect, it } from 'vitest';
import { avatarCalls } from '../contract/index.ts';
import { headersFor } from '../../test/createTestService.ts';
import { makeIdentity } from '../../test/createTestTokens.ts';
import { setUp, setUpSignedIn } from '../../test/setUp.ts';

const PROFILE = 'ArcId.USER_PROFILE';
const UPLOAD = 'PUT /identity/public/v1/avatar';
const identity = makeIdentity('now');
const profile = { uuid: 'reader-1', identities: [], picture: 'https://example.com/new.jpg' };
const jpeg = (bytes = 10) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

describe('uploadAvatar', () => {
  it('sends the call of the contract, leaving the content type to the form', async () => {
    const { client, service, browser, tab } = setUpSignedIn(identity);
    service.on(UPLOAD, profile);
    await expect(client.uploadAvatar(jpeg())).resolves.toMatchObject({ picture: profile.picture });
    const [call] = service.calls();
    expect(call).toMatchObject({ ...avatarCalls.upload, query: '' });
    expect(call?.headers).toEqual({
      accept: 'application/json',
      authorization: `Bearer ${identity.accessToken}`,
    });
    const { body } = call ?? {};
    expect(body).toBeInstanceOf(FormData);
    expect(body instanceof FormData ? [...body.keys()] : []).toEqual(['avatar']);
    expect(JSON.parse(browser.local.values.get(PROFILE) ?? '')).toEqual(profile);
    expect(tab.warnings).toEqual(['uploadAvatar is deprecated']);
  });

  it('takes a picture of exactly 3,000,000 bytes', async () => {
    const { client, service } = setUpSignedIn(identity);
    service.on(UPLOAD, profile);
    await expect(client.uploadAvatar(jpeg(3_000_000))).resolves.toMatchObject({ uuid: 'reader-1' });
  });

  it.each([
    ['MISSING_IMAGE', undefined, /No image found/],
    ['MISSING_IMAGE', null, /No image found/],
    ['UNSUPPORTED_IMAGE_TYPE', new Blob(['x'], { type: 'image/png' }), /^Image type not supported$/],
    ['IMAGE_TOO_LARGE', jpeg(3_000_001), /^Image too big\. Only images up to 3 MB are supported\.$/],
  ])('refuses with %s before anything is sent', async (code, file, message) => {
    const { client, service } = setUpSignedIn(identity);
    await expect(client.uploadAvatar(file)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
    expect(service.calls()).toEqual([]);
  });

  it('needs a reader', async () => {
    const { client } = setUp();
    await expect(client.uploadAvatar(jpeg())).rejects.toMatchObject({ code: 'missing_jwt' });
  });
});

describe('deleteAvatar', () => {
  it('sends the call of the contract and empties the picture of the stored profile', async () => {
    const { client, service, browser, tab } = setUpSignedIn(identity);
    browser.local.values.set(PROFILE, JSON.stringify(profile));
    service.on('DELETE /identity/public/v1/avatar', {});
    await expect(client.deleteAvatar()).resolves.toBeUndefined();
    expect(service.calls()).toEqual([
      expect.objectContaining({
        ...avatarCalls.remove,
        query: '',
        headers: headersFor(identity),
        body: undefined,
      }),
    ]);
    expect(JSON.parse(browser.local.values.get(PROFILE) ?? '')).toEqual({ ...profile, picture: '' });
    expect(tab.warnings).toEqual(['deleteAvatar is deprecated']);
  });
});
