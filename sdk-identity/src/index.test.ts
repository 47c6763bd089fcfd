import { expect, it } from 'vitest';
import { createTestTouch } from '../test/createTestTouch.ts';
import * as browser from './browser/index.ts';
import * as contract from './contract/index.ts';
import * as identity from './index.ts';

it('exports these names and no others', () => {
  expect(Object.keys(identity).toSorted()).toEqual([
    'IdentityError',
    'createIdentityClient',
    'errorCodeOf',
    'isIdentityError',
    'lastUsedIdentity',
  ]);
  expect(Object.keys(browser)).toEqual(['createBrowserEdges']);
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

it('uses no edge by making a client', () => {
  const { edges, used } = createTestTouch();
  identity.createIdentityClient({ origin: 'https://api.example.com', ampReaderId: 'amp', ...edges });
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
