import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Tags as Block } from './Tags.tsx';

/** Renders the tags of the page's story; those with a slug are links. Nothing without tags. */
export const Tags = withFieldDefaults(fields, Block);
