import type { PaywallRule } from '../rules/PaywallRule.ts';
import type { Reading, StoryRead } from './countReads.ts';
import { getPeriodStart } from './getPeriodStart.ts';

/** The maximum number of reads in a meter; the oldest are dropped. An import refuses rules with a higher limit. */
export const MAX_READS = 100;

export interface AddedReads extends Reading {
  readonly rules: readonly PaywallRule[];
  /** The ids of the rules that gave the story: `countsFor` of the decision. */
  readonly countsFor: readonly number[];
}

/** Returns the meter after a read: without expired reads, and each read once. */
export function addReads({ rules, countsFor, story, reads, now }: AddedReads): readonly StoryRead[] {
  const starts = new Map(rules.map((rule) => [rule.id, getPeriodStart(rule.budget, now)]));
  const current = reads.filter(({ rule, at }) => at >= (starts.get(rule) ?? Number.POSITIVE_INFINITY));
  const added = countsFor
    .filter((rule) => !current.some((read) => read.rule === rule && read.story === story))
    .map((rule) => ({ rule, story, at: now }));
  return [...current, ...added].slice(-MAX_READS);
}
