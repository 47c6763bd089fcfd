import { isRegistrationRule } from './PaywallRule.ts';
import type { PaywallCondition, PaywallRule } from './PaywallRule.ts';
import type { StoryFacts } from './StoryFacts.ts';

/** The properties of the reader's device that rules depend on; the kind is `mobile`, `tablet` or `desktop`. */
export interface DeviceFacts {
  readonly deviceClass?: string | undefined;
}

function readFact(name: string, story: StoryFacts, { deviceClass }: DeviceFacts): string | undefined {
  switch (name) {
    case 'contentRestriction':
      return story.contentRestriction;
    case 'contentType':
      return story.contentType;
    case 'section':
      return story.section;
    case 'deviceClass':
      return deviceClass;
    default:
      return undefined;
  }
}

/** Returns whether a condition holds; an unknown fact is among no values. */
function holds(condition: PaywallCondition, fact: string | undefined): boolean {
  return (fact !== undefined && condition.values.includes(fact)) === condition.in;
}

/** Returns whether a rule applies to a story on a device. */
export function matchesRule(
  { conditions }: PaywallRule,
  { story, device }: { readonly story: StoryFacts; readonly device: DeviceFacts },
): boolean {
  if (conditions === undefined) return true;
  for (const name in conditions) {
    const condition = conditions[name];
    if (condition !== undefined && !holds(condition, readFact(name, story, device))) return false;
  }
  return true;
}

/**
 * Returns whether some reader may meet a wall on a story, so that its public copy is the teaser. It depends on the story
 * only, because the public copy is the same on every device.
 */
export const isLocked = (rules: readonly PaywallRule[], story: StoryFacts): boolean =>
  findLock(rules, story) !== undefined;

/** Finds the rule whose wall an unknown reader meets once its limit is used up; a registration wall first. */
export function findLock(rules: readonly PaywallRule[], story: StoryFacts): PaywallRule | undefined {
  const about = rules.filter(({ conditions = {} }) =>
    Object.entries(conditions).every(
      ([name, condition]) => name === 'deviceClass' || holds(condition, readFact(name, story, {})),
    ),
  );
  return about.find(isRegistrationRule) ?? about[0];
}
