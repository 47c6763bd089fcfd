import { isRecord, readArray, readBoolean, readNumber, readString } from '@broadsheet/client-core';
import type { PaywallBudget, PaywallCondition, PaywallRule } from './PaywallRule.ts';

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const readEntry = (value: unknown): boolean | string | undefined =>
  typeof value === 'boolean' ? value : readText(value);

/** The condition that replaces an invalid one, so that the rule applies to no story. */
const NEVER: PaywallCondition = { in: true, values: [] };

function readCondition(value: unknown): PaywallCondition {
  if (!isRecord(value)) return NEVER;
  const isIn = readBoolean(value, 'in');
  const values = readArray(value, 'values', readText);
  return isIn === undefined || values === undefined ? NEVER : { in: isIn, values };
}

function readConditions(value: unknown): PaywallRule['conditions'] {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readCondition(one)]));
}

function readBudget(value: unknown): PaywallBudget | undefined {
  if (!isRecord(value)) return undefined;
  return {
    budgetType: readString(value, 'budgetType'),
    calendarType: readString(value, 'calendarType'),
    calendarWeekDay: readString(value, 'calendarWeekDay'),
    rollingType: readString(value, 'rollingType'),
    rollingDays: readNumber(value, 'rollingDays'),
    rollingHours: readNumber(value, 'rollingHours'),
  };
}

function readRule(value: unknown): PaywallRule | undefined {
  if (!isRecord(value)) return undefined;
  const id = readNumber(value, 'id');
  const rt = readNumber(value, 'rt');
  if (id === undefined || rt === undefined) return undefined;
  return {
    id,
    rt,
    conditions: readConditions(value['conditions']),
    e: readArray(value, 'e', readEntry),
    ent: readArray(value, 'ent', readEntry),
    budget: readBudget(value['budget']),
    cc: readString(value, 'cc'),
  };
}

/** Parses an answer of `/retail/public/v1/paywall/active`; invalid rules are left out. */
export function parsePaywallRules(answer: unknown): readonly PaywallRule[] {
  return readArray({ answer }, 'answer', readRule) ?? [];
}
