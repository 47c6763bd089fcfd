import { isRecord } from '@broadsheet/client-core';
import { flag, list, number, shape, text } from '../json/shape.ts';
import type { Read, Reader } from '../json/shape.ts';

const readCondition = shape({ in: flag, values: list(text) }, ['in', 'values']);

export type PaywallCondition = Read<typeof readCondition>;

/** A condition that no story meets, used for one that cannot be parsed: to omit that one would lock more stories. */
const NEVER: PaywallCondition = { in: true, values: [] };

const conditions: Reader<Readonly<Record<string, PaywallCondition>>> = (value) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readCondition(one) ?? NEVER]))
    : undefined;

/** Parses an item of `e` or `ent`: the first is a boolean, the others are names. */
const entry: Reader<boolean | string> = (value) => (typeof value === 'boolean' ? value : text(value));

export const readPaywallRule = shape(
  {
    id: number,
    /** The conditions that a story must meet, all of them. Absent: the rule applies to all stories. */
    conditions,
    /** Whether signed-in readers pass, followed by the products whose readers pass. */
    e: list(entry),
    /** Whether entitlements count, followed by those whose readers pass. */
    ent: list(entry),
    /** The number of free stories in a period: the rule triggers when the count is greater. */
    rt: number,
    /** The number of stories that the reader has read in this period. */
    rc: number,
    /** The period after which the count restarts. */
    budget: shape({
      budgetType: text,
      calendarType: text,
      calendarWeekDay: text,
      rollingType: text,
      rollingDays: number,
      rollingHours: number,
    }),
    /** The campaign of the offer that the paywall shows, or a URL. */
    cc: text,
  },
  ['id', 'rt'],
);

export type PaywallRule = Read<typeof readPaywallRule>;
