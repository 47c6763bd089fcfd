import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { AuthorBio as Block } from './AuthorBio.tsx';

export const AuthorBio = withFieldDefaults(fields, Block);
