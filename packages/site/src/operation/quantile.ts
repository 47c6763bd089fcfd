import { BOUNDS } from '../metrics/createRegistry.ts';

/**
 * Returns the seconds that a share of what was measured took at most, as Prometheus computes it: evenly within a bucket.
 *
 * @param counts by `BOUNDS`, as in `MeasuredValues`
 * @param share from 0 to 1
 * @returns undefined if nothing was measured; the highest bound for what is above it
 */
export function quantile(counts: readonly number[], share: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const wanted = share * total;
  let below = 0;
  for (const [index, bound] of BOUNDS.entries()) {
    const count = counts[index] ?? 0;
    if (count > 0 && below + count >= wanted) {
      const start = BOUNDS[index - 1] ?? 0;
      return start + ((bound - start) * (wanted - below)) / count;
    }
    below += count;
  }
  return BOUNDS.at(-1);
}
