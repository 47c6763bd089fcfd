import { expect, it } from 'vitest';
import { toApiError } from '../index.ts';

const words = { code: 'invalid_body', message: 'Nothing was said.', retryAfterMs: 1_000 };

it('speaks in the words of the body', () => {
  const body = { code: '300039', message: 'Exists' };
  expect(toApiError({ body, status: 200 }, words)).toMatchObject({
    ...words,
    ...body,
    httpStatus: 200,
    body,
  });
});

it.each([[undefined], [[]], ['text'], [{ code: 7, message: '' }]])(
  'uses the given message when %o has none',
  (body) => {
    expect(toApiError({ body, status: 404 }, words)).toMatchObject({ ...words, httpStatus: 404, body });
  },
);
