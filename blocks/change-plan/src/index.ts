export { ChangePlan } from './ChangePlan.tsx';
export type { ChangePlanProps } from './ChangePlanProps.ts';
export { phraseBook as changePlanPhrases } from './locales.ts';
