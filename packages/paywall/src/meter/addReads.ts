import type { PaywallRule } from '../rules/PaywallRule.ts';
import type { Reading, StoryRead } from './countReads.ts';
import { getPeriodStart } from './getPeriodStart.ts';

/** How many readings a meter holds; the oldest leave. An import refuses rules that give more. */
export const MAX_READS = 100;

export interface AddedReads extends Reading {
  readonly rules: readonly PaywallRule[];
  /** Ids of the rules that gave the story: `countsFor` of the decision. */
  readonly countsFor: readonly number[];
}

/** The meter after a reading: what is over leaves it, and nothing stands in it twice. */
export function addReads({ rules, countsFor, story, reads, now }: AddedReads): readonly StoryRead[] {
  const starts = new Map(rules.map((rule) => [rule.id, getPeriodStart(rule.budget, now)]));
  const current = reads.filter(({ rule, at }) => at >= (starts.get(rule) ?? Number.POSITIVE_INFINITY));
  const added = countsFor
    .filter((rule) => !current.some((read) => read.rule === rule && read.story === story))
    .map((rule) => ({ rule, story, at: now }));
  return [...current, ...added].slice(-MAX_READS);
}
