import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Profile as Block } from './Profile.tsx';

/** Renders the reader's names and picture; both can be changed here. */
export const Profile = withFieldDefaults(fields, Block);
export type { ProfileProps } from './Profile.tsx';
export { phraseBook as profilePhrases } from './locales.ts';
