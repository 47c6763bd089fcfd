import type { PageRule } from '../CheckedPage.ts';
import { byBlock, count, heardElements, nameOf } from './elements.ts';

/** Frames that nobody can name. */
export const frameTitle: PageRule = (page) => {
  const nameless = heardElements(page, 'iframe').filter((frame) => nameOf(frame) === '');
  return byBlock(page, nameless).map(({ about, found }) => ({
    kind: 'frame-title',
    severity: 'warns',
    ...about,
    sentence: `${count(found.length, 'frame')} of this block ${found.length === 1 ? 'has' : 'have'} no title.`,
    hint: 'Write into the title attribute what is shown there.',
  }));
};
