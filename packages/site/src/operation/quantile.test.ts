import { expect, test } from 'vitest';
import { BOUNDS, createRegistry } from '../metrics/createRegistry.ts';
import { quantile } from './quantile.ts';

function measure(seconds: readonly number[]): readonly number[] {
  const histogram = createRegistry().histogram('times_seconds', 'Times.');
  for (const each of seconds) histogram.observe(each);
  return histogram.read()[0]?.counts ?? [];
}

test('is the value below which a share of what was measured lies, evenly within a bucket', () => {
  const counts = measure(Array.from({ length: 100 }, (_, index) => (index < 98 ? 0.004 : 4)));
  expect(quantile(counts, 0.5)).toBeCloseTo(0.0025 + (0.0025 * 50) / 98, 9);
  expect(quantile(counts, 0.99)).toBeCloseTo(2.5 + 2.5 / 2, 9);
});

test('is nothing where nothing was measured, and the highest bound above it', () => {
  expect(quantile([], 0.5)).toBeUndefined();
  expect(quantile(measure([60]), 0.5)).toBe(BOUNDS.at(-1));
});
