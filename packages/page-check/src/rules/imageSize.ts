import type { PageRule } from '../CheckedPage.ts';
import { byBlock, count, heardElements } from './elements.ts';

const SIZED = /\b(?:aspect-ratio|height|block-size)\s*:/;

/**
 * Images that say no size: what stands below them moves when they come. Those with a class have their size from the style
 * sheet of their block.
 */
export const imageSize: PageRule = (page) => {
  const unsized = heardElements(page, 'img').filter(
    ({ attributes: { class: styled, width, height, style = '' } }) =>
      styled === undefined && (width === undefined || height === undefined) && !SIZED.test(style),
  );
  return byBlock(page, unsized).map(({ about, found }) => ({
    kind: 'image-size',
    severity: 'tells',
    ...about,
    sentence: `${count(found.length, 'image')} of this block ${found.length === 1 ? 'says' : 'say'} no size, so the page may move when ${found.length === 1 ? 'it comes' : 'they come'}.`,
    hint: 'Give width and height in the HTML of the block.',
  }));
};
