export { decideAccess } from './decision/decideAccess.ts';
export type {
  AccessDecision,
  AccessQuestion,
  AccessReader,
  RuleCheck,
  RuleOutcome,
  Wall,
} from './decision/AccessDecision.ts';
export { explainAccess } from './decision/explainAccess.ts';
export { addReads, MAX_READS } from './meter/addReads.ts';
export type { AddedReads } from './meter/addReads.ts';
export type { ReadCount, Reading, StoryRead } from './meter/countReads.ts';
export { getPeriodStart } from './meter/getPeriodStart.ts';
export { isLocked } from './rules/matchRule.ts';
export type { DeviceFacts } from './rules/matchRule.ts';
export { demandsProduct, isRegistrationRule } from './rules/PaywallRule.ts';
export { parsePaywallRules } from './rules/parsePaywallRules.ts';
export type { PaywallBudget, PaywallCondition, PaywallRule } from './rules/PaywallRule.ts';
export { listFactFields, readStoryFacts } from './rules/StoryFacts.ts';
export type { StoryFacts } from './rules/StoryFacts.ts';
export { cutAnswer } from './teaser/cutAnswer.ts';
export type { CuttingOptions } from './teaser/cutAnswer.ts';
export { cutStory, isTeaser } from './teaser/cutStory.ts';
export type { StoryRecord } from './teaser/cutStory.ts';
