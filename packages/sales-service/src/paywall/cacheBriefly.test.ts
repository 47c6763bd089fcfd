import { createManualClock } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { cacheBriefly } from './cacheBriefly.ts';

test('reads once for all who ask within five seconds, each key by itself', async () => {
  const clock = createManualClock();
  const requested: string[] = [];
  const read = cacheBriefly({ clock }, async (key) => `${key} ${requested.push(key)}`);
  expect(await Promise.all([read('spring'), read('spring'), read('autumn')])).toEqual([
    'spring 1',
    'spring 1',
    'autumn 2',
  ]);
  clock.advance(4_999);
  expect(await read('spring')).toBe('spring 1');
  clock.advance(1);
  expect(await read('spring')).toBe('spring 3');
});

test('reads anew at once after it could not be read', async () => {
  const answers = [Promise.reject(new Error('The database is away.')), Promise.resolve('back')];
  const read = cacheBriefly({ clock: createManualClock() }, async () => answers.shift());
  await expect(read('spring')).rejects.toThrow('away');
  expect(await read('spring')).toBe('back');
});
