import { describe, expect, test } from 'vitest';
import { grantsAccess, planCancellation, planRescue } from './standing.ts';
import type { Standing } from './standing.ts';

const NOW = Date.UTC(2027, 0, 10);
const LATER = NOW + 1;

const active: Standing = { kind: 'active', periodEndsAt: LATER };
const overdue: Standing = { kind: 'active', periodEndsAt: NOW };
const pastDue: Standing = { kind: 'pastDue', graceEndsAt: LATER };
const cancelled: Standing = { kind: 'cancelled', endsAt: LATER };
const over: Standing = { kind: 'cancelled', endsAt: NOW };
const terminated: Standing = { kind: 'terminated' };
const unclaimed: Standing = { kind: 'unclaimed' };

describe('Cancelling', () => {
  test('takes effect when the paid time ends', () => {
    expect(planCancellation(active, NOW)).toEqual({ kind: 'atPeriodEnd', endsAt: LATER });
  });

  test('ends at once what nobody has paid for', () => {
    expect([overdue, pastDue].map((standing) => planCancellation(standing, NOW).kind)).toEqual([
      'now',
      'now',
    ]);
  });

  test('twice changes nothing, and what has ended cannot be cancelled', () => {
    const kinds = [cancelled, over, terminated, unclaimed].map(
      (standing) => planCancellation(standing, NOW).kind,
    );
    expect(kinds).toEqual(['unchanged', 'refused', 'refused', 'refused']);
  });
});

describe('Taking a cancellation back', () => {
  test('works while the paid time lasts; the next charge is at its end', () => {
    expect(planRescue(cancelled, NOW)).toEqual({ kind: 'resume', chargesAt: LATER });
    expect(planRescue(over, NOW).kind).toBe('refused');
  });

  test('changes nothing where nothing was cancelled', () => {
    expect(
      [active, pastDue, terminated, unclaimed].map((standing) => planRescue(standing, NOW).kind),
    ).toEqual(['unchanged', 'unchanged', 'refused', 'refused']);
  });
});

test('A reader may read while time is paid for, a charge is on its way or grace lasts', () => {
  const open = [active, overdue, pastDue, cancelled].map((standing) => grantsAccess(standing, NOW));
  const closed = [over, terminated, unclaimed, { kind: 'pastDue', graceEndsAt: NOW } as const].map(
    (standing) => grantsAccess(standing, NOW),
  );
  expect(open).toEqual([true, true, true, true]);
  expect(closed).toEqual([false, false, false, false]);
});
