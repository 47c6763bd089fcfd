import { createTestEnvironment } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { storeNonce, consumeStoredNonce } from './storedNonce.ts';

const MINUTE = 60_000;

test('gives the nonce back once', () => {
  const environment = createTestEnvironment();
  storeNonce(environment, 'n1');
  expect(consumeStoredNonce(environment)).toBe('n1');
  expect(consumeStoredNonce(environment)).toBeUndefined();
  expect(environment.sessionItems.size).toBe(0);
});

test('forgets it after a quarter of an hour', () => {
  const environment = createTestEnvironment();
  storeNonce(environment, 'n1');
  environment.advance(15 * MINUTE);
  expect(consumeStoredNonce(environment)).toBeUndefined();
  expect(environment.sessionItems.size).toBe(0);
});

test.each(['', 'n1', '9999999999999', '9999999999999 ', 'soon n1'])(
  'makes nothing of %j, which is not its own',
  (item) => {
    const environment = createTestEnvironment();
    environment.sessionItems.set('broadsheet.deletionLink', item);
    expect(consumeStoredNonce(environment)).toBeUndefined();
  },
);
