import type { PageRule } from '../CheckedPage.ts';
import { byBlock, announcedElements } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

const SAFE = /\b(?:noopener|noreferrer)\b/;

/** Finds links to a new tab whose page would get access to this one by `window.opener`. */
export const newTab: PageRule = (page) => {
  const open = announcedElements(page, 'a').filter(
    ({ attributes }) => attributes['target'] === '_blank' && !SAFE.test(attributes['rel'] ?? ''),
  );
  return byBlock(page, open).map(({ about, found }) => ({
    kind: 'new-tab',
    severity: 'warns',
    ...about,
    ...describeFinding('new-tab', { n: found.length }),
  }));
};
