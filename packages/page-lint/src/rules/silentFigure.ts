import type { PageRule } from '../CheckedPage.ts';
import { byBlock, heardElements } from './elements.ts';
import { say } from '../say.ts';

/**
 * Finds images in figures with an empty alternative text. It is right for decoration, and for an image that its caption
 * describes completely, so only an editor can decide.
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
    ...say('silent-figure', { n: found.length }),
  }));
};
