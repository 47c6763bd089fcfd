import { isSameMatch } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { DocumentRule } from './CheckedDocument.ts';

const isOther = (page: PageDocument, other: PageDocument): boolean =>
  other.id !== page.id && isSameMatch(other.match, page.match);

/** Two pages for one address: which of them is shown would be left to chance. */
export const sameAddress: DocumentRule = ({ page, others }) => {
  const same = others.find((other) => isOther(page, other));
  if (same === undefined) return [];
  return [
    {
      kind: 'same-address',
      severity: 'stops',
      path: '$.match',
      sentence: `The page "${same.id}" is for the same address already.`,
      hint: 'Change one of the two, or give this one its id to replace it.',
    },
  ];
};
