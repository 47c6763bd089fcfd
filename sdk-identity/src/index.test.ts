import { expect, it } from 'vitest';
import { createTestTouch } from '../test/createTestTouch.ts';
import * as browser from './browser/index.ts';
import * as contract from './contract/index.ts';
import * as identity from './index.ts';
import * as legacy from './legacy/index.ts';

it('exports an operation as a function wherever the client has it as a method', () => {
  const client = identity.createIdentityClient({
    origin: '',
    fetch: () => Promise.reject(new Error('Sent.')),
  });
  const own = ['version', 'context', 'start', 'stop', 'onSessionChange', 'getConfig', 'getSession'];
  const stored = ['clearSession', 'getTokenStates', 'getAmpReaderId', 'setAmpReaderId'];
  const operations = Object.keys(client).filter((name) => ![...own, ...stored].includes(name));
  expect(Object.keys(identity)).toEqual(expect.arrayContaining(operations));
});

it('exports these names and no others beside the contract', () => {
  const client = identity.createIdentityClient({
    origin: '',
    fetch: () => Promise.reject(new Error('Sent.')),
  });
  const others = Object.keys(identity).filter((name) => !Object.hasOwn(client, name));
  expect(others.toSorted()).toEqual([
    'IDENTITY_VERSION',
    'IdentityError',
    'createCookieStorage',
    'createIdentityClient',
    'createIdentityContext',
    'errorCodeOf',
    'isIdentityError',
    'lastUsedIdentity',
    'leaveVendorsAtLogout',
    'readAmpReaderId',
    'writeAmpReaderId',
  ]);
  expect(Object.keys(browser)).toEqual(['createBrowserAdapters']);
  expect(Object.keys(legacy).toSorted()).toEqual([
    'googleSignOn',
    'initGoogleAuth',
    'initGoogleAuthSDK',
    'initGoogleLogin',
    'relinkGoogleAccount',
    'signOnSwgUser',
  ]);
  expect(Object.keys(contract).toSorted()).toEqual([
    'accountDeletionCalls',
    'avatarCalls',
    'deviceCalls',
    'emailCalls',
    'identityConfigCall',
    'identityErrors',
    'oidcCalls',
    'passwordCalls',
    'personalDataCalls',
    'profileCalls',
    'sessionCalls',
    'signInCalls',
    'signUpCall',
    'socialCalls',
    'swgCalls',
  ]);
});

it('says which version of the interface it speaks', () => {
  expect(
    identity.createIdentityClient({ origin: '', fetch: () => Promise.reject(new Error('Sent.')) }).version,
  ).toBe('1.94.0');
});

it('uses no adapter by making a client', () => {
  const { adapters, used } = createTestTouch();
  identity.createIdentityClient({ origin: 'https://api.example.com', ampReaderId: 'amp', ...adapters });
  expect(used).toEqual([]);
});

it('knows the code of a refusal by the service or the client, and of nothing else', () => {
  const refusal = new identity.IdentityError('missing_jwt', 'Missing or invalid jwt');
  expect(identity.errorCodeOf(refusal)).toBe('missing_jwt');
  expect([new Error('x'), undefined, { code: '1' }].map(identity.errorCodeOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
