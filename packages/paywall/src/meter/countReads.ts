import type { PaywallRule } from '../rules/PaywallRule.ts';
import { getPeriodStart } from './getPeriodStart.ts';

/** One story that a rule has given for free. */
export interface StoryRead {
  /** Id of the rule. */
  readonly rule: number;
  /** The id of the story. */
  readonly story: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ReadCount {
  /** The number of stories in the period, including this one. */
  readonly count: number;
  /** True if the story was read in this period already, which makes reading it again free. */
  readonly isKnown: boolean;
}

/** The story that is being read, and the time. */
export interface Reading {
  readonly story: string;
  readonly reads: readonly StoryRead[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Counts the stories that a rule has given in its current period. Reads in the future, from a clock that was set back,
 * count too.
 */
export function countReads(rule: PaywallRule, { story, reads, now }: Reading): ReadCount {
  let start: number | undefined;
  let count = 0;
  let isKnown = false;
  for (const read of reads) {
    if (read.rule !== rule.id) continue;
    start ??= getPeriodStart(rule.budget, now);
    if (read.at < start) continue;
    count += 1;
    isKnown ||= read.story === story;
  }
  return { count: isKnown ? count : count + 1, isKnown };
}
