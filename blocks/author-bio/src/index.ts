import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AuthorBio as Block } from './AuthorBio.tsx';

/** Renders the authors of the page's story who have both a description and a bio in their record; nothing without one. */
export const AuthorBio = withFieldDefaults(fields, Block);
