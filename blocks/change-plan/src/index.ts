import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ChangePlan as Block } from './ChangePlan.tsx';

/** Lets a reader change the plan of a subscription: choose a plan, see what is charged when, and make the change. */
export const ChangePlan = withFieldDefaults(fields, Block);
export type { ChangePlanProps } from './ChangePlanProps.ts';
export { phraseBook as changePlanPhrases } from './locales.ts';
