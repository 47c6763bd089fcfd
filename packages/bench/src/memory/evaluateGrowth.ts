/** The memory at moments of a run, in bytes. */
export type Series = readonly (readonly [requests: number, bytes: number])[];

export interface Growth {
  /** The median around the middle of the run, in bytes. */
  readonly middle: number;
  /** The median of the last tenth of the run, in bytes. */
  readonly end: number;
  readonly isFlat: boolean;
}

/** The bytes by which the memory of a process with full caches may vary between two readings. */
export const MARGIN = 24 * 1024 * 1024;

function medianBetween(series: Series, from: number, to: number): number {
  const values = series.filter(([requests]) => requests >= from && requests <= to).map(([, bytes]) => bytes);
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Compares the end of a run with its middle; `isFlat` if it is at most `margin` bytes above. Without readings: `NaN`. */
export function evaluateGrowth(series: Series, margin = MARGIN): Growth {
  const last = series.at(-1)?.[0] ?? 0;
  const middle = medianBetween(series, 0.45 * last, 0.55 * last);
  const end = medianBetween(series, 0.9 * last, last);
  return { middle, end, isFlat: end - middle <= margin };
}
