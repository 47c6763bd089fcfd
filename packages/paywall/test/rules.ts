import type { AccessReader, PaywallRule, StoryRead } from '../src/index.ts';

const about = (code: string): PaywallRule['conditions'] => ({
  contentRestriction: { in: true, values: [code] },
});

export const registered: PaywallRule = {
  id: 1,
  conditions: about('registered'),
  e: [true],
  ent: [false],
  rt: 0,
};

export const metered: PaywallRule = {
  id: 2,
  conditions: about('metered'),
  e: [false, 'digital'],
  ent: [true, 'reading'],
  rt: 3,
  budget: { budgetType: 'Calendar', calendarType: 'Monthly' },
};

export const subscribers: PaywallRule = {
  id: 3,
  conditions: about('subscribers'),
  e: [false, 'digital'],
  ent: [true, 'reading'],
  rt: 0,
  cc: 'tides',
};

export const anonymous: AccessReader = { isSignedIn: false, products: [], entitlements: [], reads: [] };

/** Stories that a rule gave at one moment. */
export function createReads(rule: number, stories: readonly string[], at: number): readonly StoryRead[] {
  return stories.map((story) => ({ rule, story, at }));
}
