import type { PageRule } from '../CheckedPage.ts';
import { byBlock, heardElements } from './elements.ts';
import { say } from '../say.ts';

const SAFE = /\b(?:noopener|noreferrer)\b/;

/** Finds links to a new tab whose page would get access to this one by `window.opener`. */
export const newTab: PageRule = (page) => {
  const open = heardElements(page, 'a').filter(
    ({ attributes }) => attributes['target'] === '_blank' && !SAFE.test(attributes['rel'] ?? ''),
  );
  return byBlock(page, open).map(({ about, found }) => ({
    kind: 'new-tab',
    severity: 'warns',
    ...about,
    ...say('new-tab', { n: found.length }),
  }));
};
