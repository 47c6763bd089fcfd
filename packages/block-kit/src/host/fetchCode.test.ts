import { isNetworkError } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { fetchCode } from './fetchCode.ts';

test('code that comes is given as it is', async () => {
  expect(await fetchCode(async () => ({ login: 'code' }))).toEqual({ login: 'code' });
});

test('code that does not come is a lost connection, as a call without an answer is', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const error: unknown = await fetchCode(() => Promise.reject(cause)).catch((reason: unknown) => reason);
  expect(isNetworkError(error)).toBe(true);
  expect(error).toMatchObject({ reason: 'failed', cause });
});

test('code that did not come is requested at another address', async () => {
  const address = `data:text/javascript,export%20const%20login='again'//`;
  const lost = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  expect(await fetchCode((): Promise<{ login: string }> => Promise.reject(lost))).toMatchObject({
    login: 'again',
  });
});
