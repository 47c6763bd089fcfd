import type { PageRule } from '../CheckedPage.ts';
import { byBlock, announcedElements } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

const SIZED = /\b(?:aspect-ratio|height|block-size)\s*:/;

/**
 * Finds images without a size: the page below moves when they load. An image with a class gets its size from the style
 * sheet of its block.
 */
export const imageSize: PageRule = (page) => {
  const unsized = announcedElements(page, 'img').filter(
    ({ attributes: { class: styled, width, height, style = '' } }) =>
      styled === undefined && (width === undefined || height === undefined) && !SIZED.test(style),
  );
  return byBlock(page, unsized).map(({ about, found }) => ({
    kind: 'image-size',
    severity: 'tells',
    ...about,
    ...describeFinding('image-size', { n: found.length }),
  }));
};
