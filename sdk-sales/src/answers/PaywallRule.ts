import { flag, isRecord, list, numeric, shape, string } from '@broadsheet/client-core';
import type { Parsed, Parser } from '@broadsheet/client-core';

const readCondition = shape({ in: flag, values: list(string) }, ['in', 'values']);

export type PaywallCondition = Parsed<typeof readCondition>;

/** A condition that no story meets, used for one that cannot be parsed: to omit that one would lock more stories. */
const NEVER: PaywallCondition = { in: true, values: [] };

const conditions: Parser<Readonly<Record<string, PaywallCondition>>> = (value) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readCondition(one) ?? NEVER]))
    : undefined;

/** Parses an item of `e` or `ent`: the first is a boolean, the others are names. */
const entry: Parser<boolean | string> = (value) => (typeof value === 'boolean' ? value : string(value));

export const readPaywallRule = shape(
  {
    id: numeric,
    /** The conditions that a story must meet, all of them. Absent: the rule applies to all stories. */
    conditions,
    /** Whether signed-in readers pass, followed by the products whose readers pass. */
    e: list(entry),
    /** Whether entitlements count, followed by those whose readers pass. */
    ent: list(entry),
    /** The number of free stories in a period: the rule triggers when the count is greater. */
    rt: numeric,
    /** The number of stories that the reader has read in this period. */
    rc: numeric,
    /** The period after which the count restarts. */
    budget: shape({
      budgetType: string,
      calendarType: string,
      calendarWeekDay: string,
      rollingType: string,
      rollingDays: numeric,
      rollingHours: numeric,
    }),
    /** The campaign of the offer that the paywall shows, or a URL. */
    cc: string,
  },
  ['id', 'rt'],
);

export type PaywallRule = Parsed<typeof readPaywallRule>;
