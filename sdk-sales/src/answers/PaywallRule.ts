import { isRecord } from '@broadsheet/client-core';
import { flag, list, number, shape, text } from '../json/shape.ts';
import type { Read, Reader } from '../json/shape.ts';

const readCondition = shape({ in: flag, values: list(text) }, ['in', 'values']);

export type PaywallCondition = Read<typeof readCondition>;

/** A condition that cannot be read keeps the rule from being about anything; leaving it out would lock more. */
const NEVER: PaywallCondition = { in: true, values: [] };

const conditions: Reader<Readonly<Record<string, PaywallCondition>>> = (value) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readCondition(one) ?? NEVER]))
    : undefined;

/** First whether, then which ones. */
const entry: Reader<boolean | string> = (value) => (typeof value === 'boolean' ? value : text(value));

export const readPaywallRule = shape(
  {
    id: number,
    /** About which stories it is; each must hold. Absent: about all. */
    conditions,
    /** Whether readers who are signed in pass, then the products that let pass. */
    e: list(entry),
    /** Whether an entitlement is asked for, then those that let pass. */
    ent: list(entry),
    /** How many stories a period gives for free: the rule triggers when the count is greater. */
    rt: number,
    /** How many the reader has read in this period. */
    rc: number,
    /** When counting starts again. */
    budget: shape({
      budgetType: text,
      calendarType: text,
      calendarWeekDay: text,
      rollingType: text,
      rollingDays: number,
      rollingHours: number,
    }),
    /** The campaign of the offer behind the wall, or an address. */
    cc: text,
  },
  ['id', 'rt'],
);

export type PaywallRule = Read<typeof readPaywallRule>;
