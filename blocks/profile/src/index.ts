export { Profile } from './Profile.tsx';
export type { ProfileProps } from './Profile.tsx';
export { phraseBook as profilePhrases } from './locales.ts';
