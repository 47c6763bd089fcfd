import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Gallery as Block } from './Gallery.tsx';

export const Gallery = withFieldDefaults(fields, Block);
export type { GalleryProps } from './Gallery.tsx';
