import { parsePageDocument } from '@broadsheet/engine';
import type { PageDocument, PageMatch } from '@broadsheet/engine';

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

/** Finds another page of the site that is for the same address; answers its id. */
export function findSameMatch(
  page: Pick<PageDocument, 'id' | 'match'>,
  stored: readonly unknown[],
): string | undefined {
  return stored
    .flatMap((each) => parsePageDocument(each) ?? [])
    .find(({ id, match }) => id !== page.id && toKey(match) === toKey(page.match))?.id;
}
