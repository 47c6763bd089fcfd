import { ApiError, NetworkError } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { toFormError } from './toFormError.ts';

const phrases = { byCode: { '100015': 'disabled' }, otherwise: 'credentials' } as const;
const api = (code: string, httpStatus = 400) =>
  new ApiError('Refused.', { code, httpStatus, body: undefined });
const limited = (retryAfterMs: number) =>
  new ApiError('Refused.', { code: '429', httpStatus: 429, body: undefined, retryAfterMs });

test.each([
  ['a code of its own', api('100015'), { place: 'form', phrase: 'disabled' }],
  ['any other code', api('100010'), { place: 'form', phrase: 'credentials' }],
  ['a code that is a name of JavaScript', api('constructor'), { place: 'form', phrase: 'credentials' }],
  ['a challenge', api('130001'), { place: 'challenge', phrase: 'id.err.captcha' }],
  ['a challenge at sign-up', api('010122'), { place: 'challenge', phrase: 'id.err.captcha' }],
  ['too many attempts', api('429', 429), { place: 'form', phrase: 'id.err.limited' }],
  ['a limit of minutes', limited(600_000), { place: 'form', phrase: 'id.err.limited' }],
  ['a limit of an hour', limited(3_000_000), { place: 'form', phrase: 'id.err.limitedHour' }],
  ['a limit of a day', limited(80_000_000), { place: 'form', phrase: 'id.err.limitedDay' }],
  ['no network', new NetworkError('offline', 'No network.'), { place: 'form', phrase: 'id.err.network' }],
])('explains what %s means', (_, error, refusal) => {
  expect(toFormError(error, phrases)).toEqual(refusal);
});

test('explains no fault away', () => {
  expect(toFormError(new TypeError('x is undefined'), phrases)).toBeUndefined();
});
