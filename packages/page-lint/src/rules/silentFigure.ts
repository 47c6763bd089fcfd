import type { PageRule } from '../CheckedPage.ts';
import { byBlock, announcedElements } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

/**
 * Finds images in figures with an empty alternative text. It is right for decoration, and for an image that its caption
 * describes completely, so only an editor can decide.
 */
export const silentFigure: PageRule = (page) => {
  const silent = announcedElements(page, 'img').filter(
    ({ attributes, within }) =>
      attributes['alt']?.trim() === '' && within.includes('figure') && !within.includes('a'),
  );
  return byBlock(page, silent).map(({ about, found }) => ({
    kind: 'silent-figure',
    severity: 'tells',
    ...about,
    ...describeFinding('silent-figure', { n: found.length }),
  }));
};
