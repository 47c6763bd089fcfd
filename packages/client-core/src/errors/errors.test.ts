import { describe, expect, it, vi } from 'vitest';
import { ApiError, isApiError, isNetworkError, NetworkError } from '../index.ts';

const apiError = new ApiError('Captcha token invalid', {
  code: '130001',
  httpStatus: 400,
  body: { code: '130001' },
  retryAfterMs: 2000,
  cause: 'proxy',
});
const networkError = new NetworkError('offline', 'No connection.', { cause: 'cable' });

describe('ApiError', () => {
  it('is an Error that carries what the server said', () => {
    expect(apiError).toBeInstanceOf(Error);
    expect(apiError).toMatchObject({
      name: 'ApiError',
      message: 'Captcha token invalid',
      code: '130001',
      httpStatus: 400,
      body: { code: '130001' },
      retryAfterMs: 2000,
      cause: 'proxy',
    });
  });
});

describe('NetworkError', () => {
  it('is an Error that carries the reason and the cause', () => {
    expect(networkError).toBeInstanceOf(Error);
    expect(networkError).toMatchObject({
      name: 'NetworkError',
      message: 'No connection.',
      reason: 'offline',
      cause: 'cable',
    });
  });
});

describe('the guards', () => {
  it('tell the two kinds apart', () => {
    expect([isApiError(apiError), isApiError(networkError)]).toEqual([true, false]);
    expect([isNetworkError(networkError), isNetworkError(apiError)]).toEqual([true, false]);
  });

  it.each([undefined, null, 'ApiError', 7, {}, new Error('plain'), { name: 'ApiError', code: 'x' }])(
    'refuse %o',
    (value) => {
      expect(isApiError(value)).toBe(false);
      expect(isNetworkError(value)).toBe(false);
    },
  );

  it('know the errors of a second copy of the package', async () => {
    vi.resetModules();
    const copy = await import('../index.ts');
    const foreign = new copy.ApiError('Gone', { code: 'gone', httpStatus: 410, body: undefined });
    expect(foreign).not.toBeInstanceOf(ApiError);
    expect(isApiError(foreign)).toBe(true);
    expect(isNetworkError(new copy.NetworkError('timeout', 'Late.'))).toBe(true);
  });
});
