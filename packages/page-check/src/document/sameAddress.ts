import type { PageDocument, PageMatch } from '@broadsheet/page-document';
import type { DocumentRule } from './CheckedDocument.ts';

/** A text that is the same for matches that take the same addresses. What `:name` is called makes no difference. */
function toKey(match: PageMatch): string {
  switch (match.kind) {
    case 'path':
      return `path ${match.path.replaceAll(/\/+$/g, '').replaceAll(/:[^/]+/g, ':')}`;
    case 'section':
      return 'section';
    case 'content':
      return `content ${match.type}`;
    case 'status':
      return `status ${match.status}`;
  }
}

const isOther = (page: PageDocument, other: PageDocument): boolean =>
  other.id !== page.id && toKey(other.match) === toKey(page.match);

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
