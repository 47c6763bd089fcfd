import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './createConcurrencyLimit.ts';

describe('createConcurrencyLimit', () => {
  it('runs no more tasks at once than it may, in order, until all have run', async () => {
    const limited = createConcurrencyLimit(2);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const results = [0, 1, 2, 3, 4].map((index) =>
      limited(async () => {
        started.push(index);
        await new Promise<void>((resolve) => finish.push(resolve));
        return index;
      }),
    );
    await setImmediate();
    expect(started).toEqual([0, 1]);
    finish[1]?.();
    await setImmediate();
    expect(started).toEqual([0, 1, 2]);
    for (let index = 0; index < 5; index += 1) {
      finish[index]?.();
      await setImmediate();
    }
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
  });

  it('gives the place of a task that failed to the next', async () => {
    const limited = createConcurrencyLimit(1);
    const failed = limited(() => Promise.reject(new Error('broken')));
    const next = limited(() => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(await limited(() => Promise.resolve('later'))).toBe('later');
  });
});
