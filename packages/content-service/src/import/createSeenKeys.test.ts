import { expect, test } from 'vitest';
import { readLiveMemory } from '@broadsheet/platform-testing/memory';
import { createSeenKeys } from './createSeenKeys.ts';

const KEYS = 200_000;
const keyOf = (number: number): string => `document courier ${number} with an id of the usual length`;
const fileOf = (number: number): string => `/archive/${Math.floor(number / 1_000)}.ndjson`;

test('every key is seen once, and again with the file that had it first', () => {
  const seen = createSeenKeys();
  for (let number = 0; number < 5_000; number += 1)
    expect(seen.add(keyOf(number), fileOf(number))).toBeUndefined();
  for (let number = 0; number < 5_000; number += 1)
    expect(seen.add(keyOf(number), '/elsewhere.ndjson')).toBe(fileOf(number));
  expect(seen.find(keyOf(4_999))).toBe('/archive/4.ndjson');
  expect(seen.find(keyOf(5_000))).toBeUndefined();
});

test('two hundred thousand keys take less than 50 bytes each', () => {
  const before = readLiveMemory();
  const seen = createSeenKeys();
  for (let number = 0; number < KEYS; number += 1) seen.add(keyOf(number), fileOf(number));
  expect((readLiveMemory() - before) / KEYS).toBeLessThan(50);
  expect(seen.find(keyOf(7))).toBe('/archive/0.ndjson');
});
