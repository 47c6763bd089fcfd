import { describe, expect, it } from 'vitest';
import { requireNoError } from '../index.ts';

const response = (body: unknown) => ({ status: 200, headers: new Headers(), body });

describe('requireNoError', () => {
  it.each([{ message: 'only a message' }, { code: 'only a code' }, [], 'text', undefined, { a: 1 }])(
    'accepts %o',
    (body) => {
      expect(requireNoError(response(body))).toBe(body);
    },
  );

  it('refuses a body with code and message, whatever its status', () => {
    expect(() => requireNoError(response({ code: '300039', message: 'Exists' }))).toThrow(
      expect.objectContaining({ name: 'ApiError', code: '300039', message: 'Exists', httpStatus: 200 }),
    );
  });

  it('names the error by its status when code and message are no texts', () => {
    expect(() => requireNoError(response({ code: 12, message: null }))).toThrow(
      expect.objectContaining({
        code: '200',
        message: 'The server refused the call with HTTP status 200.',
      }),
    );
  });
});
