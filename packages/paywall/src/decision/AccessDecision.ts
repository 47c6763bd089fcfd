import type { StoryRead } from '../meter/countReads.ts';
import type { DeviceFacts } from '../rules/matchRule.ts';
import type { PaywallRule } from '../rules/PaywallRule.ts';
import type { StoryFacts } from '../rules/StoryFacts.ts';

/** The reader who wants to read. */
export interface AccessReader extends DeviceFacts {
  readonly isSignedIn: boolean;
  /** The SKUs of the products that the reader has access to now. */
  readonly products: readonly string[];
  readonly entitlements: readonly string[];
  /** The stories that rules have given the reader for free. */
  readonly reads: readonly StoryRead[];
}

export interface AccessQuestion {
  /** The rules, in the order in which they are evaluated. */
  readonly rules: readonly PaywallRule[];
  readonly story: StoryFacts;
  readonly reader: AccessReader;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The outcome of a rule.
 *
 * - `elsewhere`: the rule does not apply to this story
 * - `signed-in`, `product`, `entitlement`: the reason why the reader passes
 * - `within-limit`: the count is not above the rule's limit
 * - `triggered`: the reader meets its wall, unless another one takes precedence
 */
export type RuleOutcome =
  'elsewhere' | 'signed-in' | 'product' | 'entitlement' | 'within-limit' | 'triggered';

/** The evaluation of one rule; all of them together are the reason of a decision. */
export interface RuleCheck {
  /** Id of the rule. */
  readonly rule: number;
  readonly outcome: RuleOutcome;
  /** The number of stories in the period, including this one. */
  readonly count: number;
  /** How many the rule gives for free. */
  readonly limit: number;
}

export type Wall = 'registration' | 'payment';

export type AccessDecision =
  | {
      readonly kind: 'open';
      /** The ids of the rules that gave the story for free just now, for `addReads`. */
      readonly countsFor: readonly number[];
      readonly checks: readonly RuleCheck[];
    }
  | {
      readonly kind: 'teaser';
      readonly wall: Wall;
      /** The id of the rule that shows the wall. */
      readonly rule: number;
      readonly count: number;
      readonly limit: number;
      /** The campaign of the offer behind a payment wall, or a URL. Default: the default campaign. */
      readonly campaign?: string | undefined;
      readonly checks: readonly RuleCheck[];
    };
