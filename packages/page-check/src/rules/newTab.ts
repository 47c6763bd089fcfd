import type { PageRule } from '../CheckedPage.ts';
import { byBlock, count, heardElements } from './elements.ts';

const SAFE = /\b(?:noopener|noreferrer)\b/;

/** Links into a new tab whose page would have hold of this one. */
export const newTab: PageRule = (page) => {
  const open = heardElements(page, 'a').filter(
    ({ attributes }) => attributes['target'] === '_blank' && !SAFE.test(attributes['rel'] ?? ''),
  );
  return byBlock(page, open).map(({ about, found }) => ({
    kind: 'new-tab',
    severity: 'warns',
    ...about,
    sentence: `${count(found.length, 'link')} of this block ${found.length === 1 ? 'opens' : 'open'} a new tab that has hold of this page.`,
    hint: 'Write rel="noopener" into the link, or let it open in the same tab.',
  }));
};
