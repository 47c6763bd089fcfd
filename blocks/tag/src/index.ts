import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Tags as Block } from './Tags.tsx';

export const Tags = withFieldDefaults(fields, Block);
