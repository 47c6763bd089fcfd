import type { PageMatch } from './PageDocument.ts';

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

/** Whether two pages would be for the same addresses. */
export const isSameMatch = (one: PageMatch, other: PageMatch): boolean => toKey(one) === toKey(other);
