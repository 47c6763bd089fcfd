/** Whether the versions of an experiment differ by more than chance. */
import { DAY_MS } from '@broadsheet/client-core';

export interface VersionCounts {
  /** How often readers have seen the version. */
  readonly seen: number;
  /** How often they have opened something in it. */
  readonly opened: number;
}

export interface ComparedVersions {
  readonly a: VersionCounts;
  readonly b: VersionCounts;
  /** When the first was counted, in milliseconds since 1970; absent: nothing was. */
  readonly since?: number | undefined;
}

export type Comparison =
  /** Nobody has seen either version. */
  | { readonly kind: 'nothing' }
  /** There are too few counts for the test to mean anything. */
  | { readonly kind: 'few' }
  /** The counts are of less than a day, in which one version may have had the better minutes. */
  | { readonly kind: 'early' }
  /** The difference can be chance. */
  | { readonly kind: 'unclear' }
  /** The difference is probably more than chance: the test is 95 % sure of it. */
  | { readonly kind: 'clear'; readonly better: 'a' | 'b' };

/** The fewest openings of both versions together for which a difference is judged. */
export const LEAST_OPENINGS = 100;

/** The fewest openings, and views without one, that each version must lead to expect for the normal approximation to hold. */
const LEAST_EXPECTED = 5;

/** The standard deviations that 95 % of a normal distribution are within, on both sides. */
const LIMIT = 1.959_963_985;

/** Returns the share of the views that led to an opening, from 0 to 1; `undefined` for a version that nobody has seen. */
export const getShare = ({ seen, opened }: VersionCounts): number | undefined =>
  seen > 0 ? Math.min(opened / seen, 1) : undefined;

/**
 * Returns how many standard deviations the share of `b` is above that of `a` if both have the same chance: the two-proportion
 * test with a common variance.
 */
function toDeviations(a: VersionCounts, b: VersionCounts): number {
  const common = (a.opened + b.opened) / (a.seen + b.seen);
  const deviation = Math.sqrt(common * (1 - common) * (1 / a.seen + 1 / b.seen));
  return (b.opened / b.seen - a.opened / a.seen) / deviation;
}

/**
 * Compares the shares of two versions by a two-sided two-proportion test, at 95 %, once they have been counted for a day.
 *
 * The test takes readers to be independent of each other and does not know that they are not: all readers of a turn see the same
 * version, so that the news of some minutes favours one of the two. Nor does it know how often an editor has looked before:
 * who looks again and again and stops at the first difference errs more often than 1 time in 20. So a difference is probably
 * more than chance, and not certainly.
 *
 * @param now in milliseconds since 1970
 */
export function compareVersions({ a, b, since }: ComparedVersions, now: number): Comparison {
  const [seen, opened] = [a.seen + b.seen, a.opened + b.opened];
  if (seen === 0) return { kind: 'nothing' };
  const common = Math.min(opened / seen, 1);
  const expected = Math.min(a.seen, b.seen) * Math.min(common, 1 - common);
  if (opened < LEAST_OPENINGS || expected < LEAST_EXPECTED) return { kind: 'few' };
  if (since === undefined || now - since < DAY_MS) return { kind: 'early' };
  const deviations = toDeviations(a, b);
  if (Math.abs(deviations) < LIMIT) return { kind: 'unclear' };
  return { kind: 'clear', better: deviations > 0 ? 'b' : 'a' };
}
