import type { Endpoint } from '@broadsheet/client-core';
export const paywallRulesCall = {
  method: 'GET',
  path: '/retail/public/v1/paywall/active',
} as const satisfies Endpoint;

/** Lists the rules by which stories are locked, in the order in which they are tried. */
export interface PaywallRulesCall {
  readonly caller: 'anyone';
  readonly answer: readonly PaywallRuleBody[];
}

/**
 * A rule: the stories that it is about, the readers who pass, and how many of those stories a period gives for free.
 *
 * A rule with `e` of exactly `[true]` and `ent` of exactly `[false]` asks for a registration; any other asks for a product.
 */
export interface PaywallRuleBody {
  readonly id: number;
  /** About which stories it is; each must hold. Absent: about all. */
  readonly conditions?: Readonly<Record<string, PaywallConditionBody>>;
  /** Whether readers who are signed in pass, then the products that let pass. */
  readonly e: readonly [boolean, ...string[]];
  /** Whether an entitlement is asked for, then those that let pass. */
  readonly ent: readonly [boolean, ...string[]];
  /** How many stories a period gives for free: the rule triggers when the count is greater (`rc > rt`). */
  readonly rt: number;
  /** How many the reader has read in this period; 0 or absent as the service sends it, filled in where it is tried. */
  readonly rc?: number;
  readonly budget?: PaywallBudgetBody;
  /** The campaign of the offer behind the wall, `default` when absent, or an address. */
  readonly cc?: string;
}

/** A property of the story, such as `contentType`, `contentRestriction` (its restriction code), `section`, `deviceClass`. */
export interface PaywallConditionBody {
  /** Whether it has to be among the values, or must not be. */
  readonly in: boolean;
  readonly values: readonly string[];
}

/** When counting starts again. */
export interface PaywallBudgetBody {
  readonly budgetType: 'Calendar' | 'Rolling';
  readonly calendarType?: 'Weekly' | 'Monthly';
  /** Three letters: `mon`. */
  readonly calendarWeekDay?: string;
  readonly rollingType?: 'Days' | 'Hours';
  readonly rollingDays?: number;
  readonly rollingHours?: number;
}
