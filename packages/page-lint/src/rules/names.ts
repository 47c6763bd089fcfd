import type { PageRule } from '../CheckedPage.ts';
import { byBlock, heardElements, getAccessibleName } from './elements.ts';
import { say } from '../say.ts';

/** Finds links without an accessible name: no text, no alternative text, no label. */
export const linkText: PageRule = (page) => {
  const nameless = heardElements(page, 'a').filter(
    (link) => link.attributes['href'] !== undefined && getAccessibleName(page, link) === '',
  );
  return byBlock(page, nameless).map(({ about, found }) => ({
    kind: 'link-text',
    severity: 'warns',
    ...about,
    ...say('link-text', { n: found.length }),
  }));
};

/** Finds frames without an accessible name. */
export const frameTitle: PageRule = (page) => {
  const nameless = heardElements(page, 'iframe').filter((frame) => getAccessibleName(page, frame) === '');
  return byBlock(page, nameless).map(({ about, found }) => ({
    kind: 'frame-title',
    severity: 'warns',
    ...about,
    ...say('frame-title', { n: found.length }),
  }));
};
