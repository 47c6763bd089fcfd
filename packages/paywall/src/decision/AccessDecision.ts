import type { StoryRead } from '../meter/countReads.ts';
import type { DeviceFacts } from '../rules/matchRule.ts';
import type { PaywallRule } from '../rules/PaywallRule.ts';
import type { StoryFacts } from '../rules/StoryFacts.ts';

/** Who wants to read. */
export interface AccessReader extends DeviceFacts {
  readonly isSignedIn: boolean;
  /** SKUs of the products that the reader may read now. */
  readonly products: readonly string[];
  readonly entitlements: readonly string[];
  /** What rules have given the reader for free. */
  readonly reads: readonly StoryRead[];
}

export interface AccessQuestion {
  /** In the order in which they are tried. */
  readonly rules: readonly PaywallRule[];
  readonly story: StoryFacts;
  readonly reader: AccessReader;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * How a rule came out.
 *
 * - `elsewhere`: it is not about this story
 * - `signed-in`, `product`, `entitlement`: what let the reader pass
 * - `within-limit`: the count is not above the rule's limit
 * - `triggered`: the reader meets its wall, unless another goes before
 */
export type RuleOutcome =
  'elsewhere' | 'signed-in' | 'product' | 'entitlement' | 'within-limit' | 'triggered';

/** One rule as it was tried: the reason of a decision is the list of them. */
export interface RuleCheck {
  /** Id of the rule. */
  readonly rule: number;
  readonly outcome: RuleOutcome;
  /** How many stories this one makes in the period. */
  readonly count: number;
  /** How many the rule gives for free. */
  readonly limit: number;
}

export type Wall = 'registration' | 'payment';

export type AccessDecision =
  | {
      readonly kind: 'open';
      /** Ids of the rules that gave the story for free just now: what `addReads` notes. */
      readonly countsFor: readonly number[];
      readonly checks: readonly RuleCheck[];
    }
  | {
      readonly kind: 'teaser';
      readonly wall: Wall;
      /** Id of the rule whose wall it is. */
      readonly rule: number;
      readonly count: number;
      readonly limit: number;
      /** The campaign of the offer behind a payment wall, or a URL; absent: the default one. */
      readonly campaign?: string | undefined;
      readonly checks: readonly RuleCheck[];
    };
