import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { Gallery as Block } from './Gallery.tsx';

/**
 * Renders the images of its source, else of the page's gallery, one at a time. The event bus of the host is told of every
 * step; nothing is rendered without images.
 */
export const Gallery = withFieldDefaults(fields, Block);
export type { GalleryProps } from './Gallery.tsx';
