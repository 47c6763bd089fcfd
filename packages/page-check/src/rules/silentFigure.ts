import type { PageRule } from '../CheckedPage.ts';
import { byBlock, count, heardElements } from './elements.ts';

/**
 * Images in figures whose alternative text is empty: right for decoration, and for a picture that its caption tells all of.
 * Only an editor can decide it.
 */
export const silentFigure: PageRule = (page) => {
  const silent = heardElements(page, 'img').filter(
    ({ attributes, within }) =>
      attributes['alt']?.trim() === '' && within.includes('figure') && !within.includes('a'),
  );
  return byBlock(page, silent).map(({ about, found }) => ({
    kind: 'silent-figure',
    severity: 'tells',
    ...about,
    sentence: `${count(found.length, 'image')} of this block ${found.length === 1 ? 'is' : 'are'} passed over by screen readers, as decoration.`,
    hint: 'Give an alternative text where the image says something.',
  }));
};
