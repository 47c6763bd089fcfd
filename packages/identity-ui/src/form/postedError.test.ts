import { expect, it } from 'vitest';
import { postedError } from './postedError.ts';

const PHRASES = { byCode: { '300039': 'id.err.exists' }, otherwise: 'id.err.credentials' } as const;

it.each([
  ['its own words for a code that it knows', '300039', 'id.err.exists'],
  ['its other words for any other code', '300012', 'id.err.credentials'],
  ['its other words for a name of every object', 'constructor', 'id.err.credentials'],
  ['that a challenge needs script', '130001', 'id.err.script'],
  ['that a challenge needs script, at sign-up as well', '010122', 'id.err.script'],
  ['that it was tried too often', '429', 'id.err.limited'],
  ['that something went wrong where the service was away', 'network', 'id.err.generic'],
  ['that the passwords differ', 'mismatch', 'id.passwordMismatch'],
])('a form that comes back says %s', (_, code, phrase) => {
  expect(postedError({ status: 'refused', code }, PHRASES)).toBe(phrase);
});

it.each(['none', 'accepted'] as const)('there is no refusal while the state is "%s"', (status) => {
  expect(postedError({ status }, PHRASES)).toBeUndefined();
});
