import { DAY_MS, HOUR_MS } from '@broadsheet/client-core';
import type { PaywallBudget } from '../rules/PaywallRule.ts';

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The last requested month, cached because each decision asks for every rule and dates cost more than the rest of it. */
let month = { start: 0, end: 0 };

function getMonthStart(now: number): number {
  if (now >= month.start && now < month.end) return month.start;
  const date = new Date(now);
  const [year, index] = [date.getUTCFullYear(), date.getUTCMonth()];
  month = { start: Date.UTC(year, index, 1), end: Date.UTC(year, index + 1, 1) };
  return month.start;
}

function getWeekStart(now: number, weekDay = 'mon'): number {
  const midnight = now - (((now % DAY_MS) + DAY_MS) % DAY_MS);
  const first = Math.max(WEEK.indexOf(weekDay), 0);
  return midnight - ((new Date(midnight).getUTCDay() - first + 7) % 7) * DAY_MS;
}

/**
 * Returns the start of a budget's current period; reads since then count. A calendar period starts at midnight UTC of its
 * first day; a rolling one always has the same length.
 *
 * @param now milliseconds since 1970, like the result
 */
export function getPeriodStart(budget: PaywallBudget | undefined, now: number): number {
  if (budget?.budgetType === 'Rolling') {
    const { rollingType, rollingDays = 30, rollingHours = 24 } = budget;
    return now - (rollingType === 'Hours' ? rollingHours * HOUR_MS : rollingDays * DAY_MS);
  }
  return budget?.calendarType === 'Weekly' ? getWeekStart(now, budget.calendarWeekDay) : getMonthStart(now);
}
