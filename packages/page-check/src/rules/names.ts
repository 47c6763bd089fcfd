import type { PageRule } from '../CheckedPage.ts';
import { byBlock, count, heardElements, nameOf } from './elements.ts';

/** Links that nobody can name: no words, no alternative text, no label. */
export const linkText: PageRule = (page) => {
  const nameless = heardElements(page, 'a').filter(
    (link) => link.attributes['href'] !== undefined && nameOf(link) === '',
  );
  return byBlock(page, nameless).map(({ about, found }) => ({
    kind: 'link-text',
    severity: 'warns',
    ...about,
    sentence: `${count(found.length, 'link')} of this block ${found.length === 1 ? 'has' : 'have'} no words.`,
    hint: 'Write where the link goes, or give its image an alternative text.',
  }));
};

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
