import type { IdentityConfig } from '@broadsheet/sdk-identity';
import { expect, test } from 'vitest';
import { getSocialProviders } from './getSocialProviders.ts';

const CONFIG: IdentityConfig = {
  signinRecaptcha: false,
  signupRecaptcha: false,
  magicLinkRecaptcha: false,
  resetPasswordRecaptcha: false,
  oidcClients: [],
  pwMinLength: 0,
  pwLowercase: 0,
  pwUppercase: 0,
  pwSpecialCharacters: 0,
  pwNumbers: 0,
  raw: {},
};
const NOBODY = { google: undefined, facebook: undefined, apple: undefined, openId: [] };
const CLASSIC = { teamId: 't', keyId: 'k', urlToReceiveAuthToken: '/account/login/' };

test('knows nobody while the configuration loads, and nobody who is not in it', () => {
  expect(getSocialProviders(undefined)).toEqual(NOBODY);
  expect(getSocialProviders(CONFIG)).toEqual(NOBODY);
  expect(getSocialProviders({ ...CONFIG, googleClientId: ' , ' })).toEqual(NOBODY);
});

test('uses the first of several ids', () => {
  const config = { ...CONFIG, googleClientId: 'web, android', facebookAppId: '12,34' };
  expect(getSocialProviders(config)).toEqual({
    google: { clientId: 'web' },
    facebook: { appId: '12' },
    apple: undefined,
    openId: [],
  });
});

test('lists providers of OpenID that are not Apple, with the names that readers know', () => {
  const oidcClients = [
    { protocol: 'Apple', clientId: 'com.courier' },
    { protocol: 'OIDC', clientId: 'harbour;web', name: 'Harbour ID' },
    { protocol: 'OIDC', clientId: 'library' },
    { protocol: 'OIDC', clientId: ';' },
  ];
  expect(getSocialProviders({ ...CONFIG, oidcClients }).openId).toEqual([
    { clientId: 'harbour', name: 'Harbour ID' },
    { clientId: 'library', name: undefined },
  ]);
});

test.each([
  ['com.courier', 'com.courier'],
  ['com.courier;web', 'com.courier'],
  ['com.courier', 'com.courier;ios'],
  ['com.courier;web', 'com.courier;ios'],
])('matches the Apple client %s with %s', (appleClientId, clientId) => {
  const oidcClients = [
    { protocol: 'OIDC', clientId: 'com.courier' },
    { protocol: 'Apple', clientId },
  ];
  const { apple } = getSocialProviders({ ...CONFIG, oidcClients }, { appleClientId });
  expect(apple).toEqual({ kind: 'oidc', clientId: 'com.courier' });
});

test.each(['com.other', ''])('goes the classic way where %j matches no client of Apple', (appleClientId) => {
  const oidcClients = [{ protocol: 'Apple', clientId: 'com.courier' }];
  const options = { appleClientId };
  expect(getSocialProviders({ ...CONFIG, oidcClients }, options).apple).toBeUndefined();
  expect(getSocialProviders({ ...CONFIG, ...CLASSIC, oidcClients }, options).apple).toEqual({
    kind: 'classic',
  });
});

test('uses any client of Apple when none is named', () => {
  const oidcClients = [{ protocol: 'apple', clientId: 'com.courier;web' }];
  expect(getSocialProviders({ ...CONFIG, oidcClients }).apple).toEqual({
    kind: 'oidc',
    clientId: 'com.courier',
  });
});

test.each(['teamId', 'keyId', 'urlToReceiveAuthToken'])('needs %s for the classic way', (name) => {
  expect(getSocialProviders({ ...CONFIG, ...CLASSIC, [name]: undefined }).apple).toBeUndefined();
});
