import { boolean, isRecord, list, number, string } from '@broadsheet/client-core';
import type { PaywallBudget, PaywallCondition, PaywallRule } from './PaywallRule.ts';

const readEntry = (value: unknown): boolean | string | undefined =>
  typeof value === 'boolean' ? value : string(value);

/** The condition that replaces an invalid one, so that the rule applies to no story. */
const NEVER: PaywallCondition = { in: true, values: [] };

function readCondition(value: unknown): PaywallCondition {
  if (!isRecord(value)) return NEVER;
  const isIn = boolean(value['in']);
  const values = list(string)(value['values']);
  return isIn === undefined || values === undefined ? NEVER : { in: isIn, values };
}

function readConditions(value: unknown): PaywallRule['conditions'] {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readCondition(one)]));
}

function readBudget(value: unknown): PaywallBudget | undefined {
  if (!isRecord(value)) return undefined;
  return {
    budgetType: string(value['budgetType']),
    calendarType: string(value['calendarType']),
    calendarWeekDay: string(value['calendarWeekDay']),
    rollingType: string(value['rollingType']),
    rollingDays: number(value['rollingDays']),
    rollingHours: number(value['rollingHours']),
  };
}

function readRule(value: unknown): PaywallRule | undefined {
  if (!isRecord(value)) return undefined;
  const id = number(value['id']);
  const rt = number(value['rt']);
  if (id === undefined || rt === undefined) return undefined;
  return {
    id,
    rt,
    conditions: readConditions(value['conditions']),
    e: list(readEntry)(value['e']),
    ent: list(readEntry)(value['ent']),
    budget: readBudget(value['budget']),
    cc: string(value['cc']),
  };
}

/** Parses an answer of `/retail/public/v1/paywall/active`; invalid rules are left out. */
export function parsePaywallRules(answer: unknown): readonly PaywallRule[] {
  return list(readRule)({ answer }['answer']) ?? [];
}
