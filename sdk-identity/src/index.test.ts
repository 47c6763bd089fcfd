import { expect, it } from 'vitest';
import { createTestTouch } from '../test/createTestTouch.ts';
import * as browser from './browser/index.ts';
import * as contract from './contract/index.ts';
import * as identity from './index.ts';
import * as legacy from './legacy/index.ts';
import * as account from './accountOperations.ts';
import * as operations from './operations.ts';

const unsent = () => Promise.reject(new Error('Sent.'));

it('has every operation of the client as a function too, and some as a function only', () => {
  const client = identity.createIdentityClient({ origin: '', fetch: unsent });
  const own = ['version', 'context', 'start', 'stop', 'onSessionChange', 'getConfig', 'getSession'];
  const stored = ['clearSession', 'getTokenStates', 'getAmpReaderId', 'setAmpReaderId'];
  const methods = Object.keys(client).filter((name) => ![...own, ...stored].includes(name));
  const functions = Object.keys(operations);
  expect(functions).toEqual(expect.arrayContaining(methods));
  expect(functions.filter((name) => !methods.includes(name)).toSorted()).toEqual([
    'accountOperationNames',
    'assembleIdentityClient',
    'beginOIDCPKCE',
    'checkResetLink',
    'chooseFacebookLocale',
    'completeOIDCPKCE',
    'confirmEmail',
    'createCookieStorage',
    'createIdentityContext',
    'endAllSessions',
    'endSession',
    'leaveVendorsAtLogout',
    'listSessions',
    'readAmpReaderId',
    'restoreEmail',
    'writeAmpReaderId',
  ]);
  expect(operations.accountOperationNames.toSorted()).toEqual(Object.keys(account).toSorted());
});

it('exports these names and no others beside them', () => {
  expect(Object.keys(identity).toSorted()).toEqual([
    'IDENTITY_VERSION',
    'IdentityError',
    'createIdentityClient',
    'getErrorCode',
    'isIdentityError',
    'lastUsedIdentity',
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
    'identityConfigFlags',
    'identityConfigTexts',
    'identityErrors',
    'oidcCalls',
    'oidcLoginParameters',
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
  expect(identity.createIdentityClient({ origin: '', fetch: unsent }).version).toBe('1.94.0');
});

it('uses no adapter by making a client', () => {
  const { adapters, used } = createTestTouch();
  identity.createIdentityClient({ origin: 'https://api.example.com', ampReaderId: 'amp', ...adapters });
  expect(used).toEqual([]);
});

it('knows the code of a refusal by the service or the client, and of nothing else', () => {
  const refusal = new identity.IdentityError('missing_jwt', 'Missing or invalid jwt');
  expect(identity.getErrorCode(refusal)).toBe('missing_jwt');
  expect([new Error('x'), undefined, { code: '1' }].map(identity.getErrorCode)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
