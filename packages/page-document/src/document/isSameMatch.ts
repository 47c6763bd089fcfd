import { spellPath } from '@broadsheet/client-core';
import type { PageMatch } from './PageDocument.ts';
import { fillPathPattern } from './pathPattern.ts';

/**
 * Returns a key that is equal for matches of the same paths, in any spelling; the name of a `:name` segment makes no
 * difference. `undefined` for a shared section, which has no path.
 */
function toKey(match: PageMatch): string | undefined {
  switch (match.kind) {
    case 'path':
      return `path ${spellPath(fillPathPattern(match.path.replaceAll(/(?<!\/)\/+$/g, ''), () => ':'))}`;
    case 'section':
      return 'section';
    case 'content':
      return `content ${match.type} ${match.subtype ?? ''}`;
    case 'status':
      return `status ${match.status}`;
    case 'shared-section':
      return undefined;
  }
}

/** Returns whether two pages match the same paths; shared sections never do. */
export function isSameMatch(one: PageMatch, other: PageMatch): boolean {
  const key = toKey(one);
  return key !== undefined && key === toKey(other);
}
