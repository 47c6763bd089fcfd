import { isSameMatch } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { DocumentRule } from './CheckedDocument.ts';
import { describeFinding } from '../describeFinding.ts';

const isOther = (page: PageDocument, other: PageDocument): boolean =>
  other.id !== page.id && isSameMatch(other.match, page.match);

/** Finds another page for the same paths: which of the two is shown would be arbitrary. */
export const sameAddress: DocumentRule = ({ page, others }) => {
  const same = others.find((other) => isOther(page, other));
  if (same === undefined) return [];
  return [
    {
      kind: 'same-address',
      severity: 'stops',
      path: '$.match',
      ...describeFinding('same-address', { page: same.id }),
    },
  ];
};
