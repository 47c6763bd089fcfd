import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { QuiltedImage as Block } from './QuiltedImage.tsx';

/** Renders three linked pictures with text over them, one of them as wide as the page; nothing without a panel. */
export const QuiltedImage = withFieldDefaults(fields, Block);
export type { QuiltedImageProps } from './QuiltedImage.tsx';
