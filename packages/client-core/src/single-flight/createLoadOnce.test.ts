import { expect, it, vi } from 'vitest';
import { createLoadOnce } from '../index.ts';

it('loads once for callers at the same time and for later ones', async () => {
  const load = vi.fn(async () => ({ a: 1 }));
  const get = createLoadOnce(load);
  const [first, second] = await Promise.all([get(), get()]);
  const third = await get();
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps a value that is undefined', async () => {
  const load = vi.fn(async () => undefined);
  const get = createLoadOnce(load);
  await get();
  await get();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again for a caller who wants it fresh, and keeps that', async () => {
  let count = 0;
  const get = createLoadOnce(async () => (count += 1));
  expect([await get(), await get({ fresh: true }), await get()]).toEqual([1, 2, 2]);
});

it('loads again after a failure', async () => {
  const load = vi.fn(async () => 'value');
  load.mockRejectedValueOnce(new Error('refused'));
  const get = createLoadOnce(load);
  await expect(get()).rejects.toThrow('refused');
  await expect(get()).resolves.toBe('value');
});

it('lets a caller leave and stops the load with the last one', async () => {
  const load = vi.fn((_signal: AbortSignal) => new Promise<string>(() => undefined));
  const get = createLoadOnce(load);
  const caller = new AbortController();
  const value = get({ signal: caller.signal });
  caller.abort();
  await expect(value).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  expect(load.mock.calls[0]?.[0].aborted).toBe(true);
});
