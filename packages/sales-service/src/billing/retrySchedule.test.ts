import { DAY_MS } from '@broadsheet/client-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RETRY_POLICY, planRetry } from './retrySchedule.ts';

const FIRST = Date.UTC(2027, 2, 1, 6);

/** Returns the days after the first failure on which a charge that always fails is tried. */
function attempts(): readonly number[] {
  const days: number[] = [];
  let now = FIRST;
  for (;;) {
    const step = planRetry({ failure: 'declined', firstFailedAt: FIRST, now });
    if (step.kind !== 'retry') return days;
    now = step.at;
    days.push((now - FIRST) / DAY_MS);
  }
}

describe('After a failed charge', () => {
  test('it is tried again after 1, 3, 6 and 10 days, then the grace period runs out', () => {
    expect(attempts()).toEqual([1, 3, 6, 10]);
    const now = FIRST + 10 * DAY_MS;
    expect(planRetry({ failure: 'declined', firstFailedAt: FIRST, now })).toEqual({
      kind: 'wait',
      graceEndsAt: FIRST + 14 * DAY_MS,
    });
  });

  test('the subscription ends with the grace period, not before', () => {
    const graceEndsAt = FIRST + 14 * DAY_MS;
    const at = (now: number) => planRetry({ failure: 'declined', firstFailedAt: FIRST, now }).kind;
    expect([at(graceEndsAt - 1), at(graceEndsAt), at(graceEndsAt + DAY_MS)]).toEqual([
      'wait',
      'terminate',
      'terminate',
    ]);
  });

  test('nothing is tried by itself where only the reader can help', () => {
    expect(planRetry({ failure: 'needsReader', firstFailedAt: FIRST, now: FIRST }).kind).toBe('wait');
  });

  test('an attempt that comes late skips the ones it missed', () => {
    const now = FIRST + 4 * DAY_MS;
    expect(planRetry({ failure: 'declined', firstFailedAt: FIRST, now })).toMatchObject({
      kind: 'retry',
      at: FIRST + 6 * DAY_MS,
    });
  });

  test('every step lies in the future and within the grace period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 * DAY_MS }), (passed) => {
        const now = FIRST + passed;
        const step = planRetry({ failure: 'declined', firstFailedAt: FIRST, now });
        const at = step.kind === 'retry' ? step.at : now + 1;
        expect(at).toBeGreaterThan(now);
        expect(step.kind === 'retry' && at >= FIRST + DEFAULT_RETRY_POLICY.graceDays * DAY_MS).toBe(false);
        expect(step.kind === 'terminate').toBe(passed >= DEFAULT_RETRY_POLICY.graceDays * DAY_MS);
      }),
    );
  });
});
