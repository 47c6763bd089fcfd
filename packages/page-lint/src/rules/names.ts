import type { PageRule } from '../CheckedPage.ts';
import { byBlock, announcedElements, getAccessibleName } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

/** Finds links without an accessible name: no text, no alternative text, no label. */
export const linkText: PageRule = (page) => {
  const nameless = announcedElements(page, 'a').filter(
    (link) => link.attributes['href'] !== undefined && getAccessibleName(page, link) === '',
  );
  return byBlock(page, nameless).map(({ about, found }) => ({
    kind: 'link-text',
    severity: 'warns',
    ...about,
    ...describeFinding('link-text', { n: found.length }),
  }));
};

/** Finds frames without an accessible name. */
export const frameTitle: PageRule = (page) => {
  const nameless = announcedElements(page, 'iframe').filter((frame) => getAccessibleName(page, frame) === '');
  return byBlock(page, nameless).map(({ about, found }) => ({
    kind: 'frame-title',
    severity: 'warns',
    ...about,
    ...describeFinding('frame-title', { n: found.length }),
  }));
};
