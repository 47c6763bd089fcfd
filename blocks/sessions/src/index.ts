import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Sessions as Block } from './Sessions.tsx';

/** Renders the devices on which the reader is signed in; each can be signed out, or all of them at once. */
export const Sessions = withFieldDefaults(fields, Block);
export type { SessionsProps } from './Sessions.tsx';
export { phraseBook as sessionsPhrases } from './locales.ts';
