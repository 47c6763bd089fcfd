import { isJsonList, isJsonObject } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** A rule in the form of today, and the kinds of what was repaired. */
export interface RepairedRule {
  readonly rule: JsonObject;
  readonly repairs: readonly string[];
}

const WEEK_DAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]+$/i;

function withoutNulls(value: Json): Json {
  if (isJsonList(value)) return value.map(withoutNulls);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutNulls(item)]));
}

/** Shortens the day on which a week starts: `Tuesday` becomes `tue`. */
function repairBudget(budget: Json | undefined): JsonObject | undefined {
  if (!isJsonObject(budget)) return undefined;
  const given = budget['calendarWeekDay'];
  const [, day] = (typeof given === 'string' && WEEK_DAY.exec(given)) || [];
  return day === undefined ? undefined : { ...budget, calendarWeekDay: day.toLowerCase() };
}

/** Repairs a rule of a paywall as the platform's older services and its own clients write it. */
export function repairPaywallRule(given: JsonObject): RepairedRule {
  const rule = Object.fromEntries(Object.entries(given).map(([name, item]) => [name, withoutNulls(item)]));
  const present = Object.fromEntries(Object.entries(rule).filter(([, item]) => item !== null));
  const budget = repairBudget(present['budget']);
  const lacksEntitlements = present['ent'] === undefined;
  return {
    rule: {
      ...present,
      // Rules from before there were entitlements.
      ...(lacksEntitlements && { ent: [false] }),
      ...(budget !== undefined && { budget }),
    },
    repairs: [
      ...(lacksEntitlements ? ['a rule of the paywall without "ent" asks for no entitlement'] : []),
      ...(budget === undefined ? [] : ['the first day of a week is written with three letters']),
    ],
  };
}
