import { createTestEnvironment } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { holdNonce, takeHeldNonce } from './heldNonce.ts';

const MINUTE = 60_000;

test('gives the nonce back once', () => {
  const environment = createTestEnvironment();
  holdNonce(environment, 'n1');
  expect(takeHeldNonce(environment)).toBe('n1');
  expect(takeHeldNonce(environment)).toBeUndefined();
  expect(environment.sessionItems.size).toBe(0);
});

test('forgets it after a quarter of an hour', () => {
  const environment = createTestEnvironment();
  holdNonce(environment, 'n1');
  environment.advance(15 * MINUTE);
  expect(takeHeldNonce(environment)).toBeUndefined();
  expect(environment.sessionItems.size).toBe(0);
});

test.each(['', 'n1', '9999999999999', '9999999999999 ', 'soon n1'])(
  'makes nothing of %j, which is not its own',
  (item) => {
    const environment = createTestEnvironment();
    environment.sessionItems.set('broadsheet.deletionLink', item);
    expect(takeHeldNonce(environment)).toBeUndefined();
  },
);
