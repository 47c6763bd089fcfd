import { expect, it } from 'vitest';
import { addReads, MAX_READS } from './addReads.ts';
import { getPeriodStart } from './getPeriodStart.ts';

// A Sunday.
const NOW = Date.UTC(2026, 10, 22, 13, 30);

it.each([
  [undefined, Date.UTC(2026, 10, 1)],
  [{ budgetType: 'Calendar', calendarType: 'Monthly' }, Date.UTC(2026, 10, 1)],
  [{ budgetType: 'Calendar', calendarType: 'Weekly' }, Date.UTC(2026, 10, 16)],
  [{ budgetType: 'Calendar', calendarType: 'Weekly', calendarWeekDay: 'sun' }, Date.UTC(2026, 10, 22)],
  [{ budgetType: 'Calendar', calendarType: 'Weekly', calendarWeekDay: 'thu' }, Date.UTC(2026, 10, 19)],
  [{ budgetType: 'Rolling', rollingType: 'Days', rollingDays: 7 }, Date.UTC(2026, 10, 15, 13, 30)],
  [{ budgetType: 'Rolling', rollingType: 'Hours', rollingHours: 2 }, Date.UTC(2026, 10, 22, 11, 30)],
  [{ budgetType: 'Rolling', rollingType: 'Days' }, Date.UTC(2026, 9, 23, 13, 30)],
  [{ budgetType: 'Rolling', rollingType: 'Hours' }, Date.UTC(2026, 10, 21, 13, 30)],
])('%j begins when its period does', (budget, start) => {
  expect(getPeriodStart(budget, NOW)).toBe(start);
});

it('the months of two moments are not mixed up, whichever was asked for before', () => {
  const moments = [Date.UTC(2026, 10, 30, 23, 59, 59, 999), Date.UTC(2026, 11, 1), Date.UTC(2026, 10, 1)];
  const starts = [...moments, ...moments.toReversed()].map((now) => getPeriodStart(undefined, now));
  const [november, december] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1)];
  expect(starts).toEqual([november, december, november, november, december, november]);
});

it('a meter forgets what is over, what no rule counts, and the oldest of too many', () => {
  const old = { rule: 1, story: 'old', at: NOW - 40 * 86_400_000 };
  const stray = { rule: 9, story: 'stray', at: NOW };
  const many = Array.from({ length: MAX_READS }, (_, index) => ({ rule: 1, story: `s${index}`, at: NOW }));
  const rules = [{ id: 1, rt: 3 }];
  const reads = addReads({ rules, countsFor: [1], story: 'new', reads: [old, stray, ...many], now: NOW });
  expect(reads).toHaveLength(MAX_READS);
  expect([reads[0]?.story, reads.at(-1)?.story]).toEqual(['s1', 'new']);
});

it('a meter keeps what was read in the first moment of the period', () => {
  const first = { rule: 1, story: 'first', at: Date.UTC(2026, 10, 1) };
  const reads = addReads({
    rules: [{ id: 1, rt: 3 }],
    countsFor: [],
    story: 'new',
    reads: [first, { ...first, at: first.at - 1 }],
    now: NOW,
  });
  expect(reads).toEqual([first]);
});
