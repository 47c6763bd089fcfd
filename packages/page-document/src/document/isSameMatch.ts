import type { PageMatch } from './PageDocument.ts';
import { fillPathPattern } from './pathPattern.ts';

/** Returns a key that is equal for matches of the same paths; the name of a `:name` segment makes no difference. */
function toKey(match: PageMatch): string {
  switch (match.kind) {
    case 'path':
      return `path ${fillPathPattern(match.path.replaceAll(/(?<!\/)\/+$/g, ''), () => ':')}`;
    case 'section':
      return 'section';
    case 'content':
      return `content ${match.type} ${match.subtype ?? ''}`;
    case 'status':
      return `status ${match.status}`;
  }
}

/** Returns whether two pages match the same paths. */
export const isSameMatch = (one: PageMatch, other: PageMatch): boolean => toKey(one) === toKey(other);
