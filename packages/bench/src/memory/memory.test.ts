import { describe, expect, it } from 'vitest';
import { createAddresses, createRandom } from './mixedAddresses.ts';
import { slope } from './slope.ts';

describe('slope', () => {
  it('is the rise of the line through the points', () => {
    expect(
      slope([
        [0, 5],
        [10, 25],
        [20, 45],
      ]),
    ).toBe(2);
    expect(
      slope([
        [0, 1],
        [1, 0],
        [2, 1],
      ]),
    ).toBe(0);
  });
});

describe('createAddresses', () => {
  const take = (count: number, seed: number) => {
    const next = createAddresses(['/', '/sport/'], createRandom(seed));
    return Array.from({ length: count }, next);
  };

  it('gives the same sequence for the same seed', () => {
    expect(take(50, 7)).toEqual(take(50, 7));
    expect(take(50, 7)).not.toEqual(take(50, 8));
  });

  it('mixes pages, searches, content and what does not exist', () => {
    const addresses = take(500, 1);
    for (const kind of [
      /^\/sport\/$/,
      /utm_source/,
      /^\/search\//,
      /^\/pf\/api\/v3\/content/,
      /^\/\w+\/\d+\/$/,
    ])
      expect(addresses.filter((address) => kind.test(address)).length).toBeGreaterThan(10);
  });
});
