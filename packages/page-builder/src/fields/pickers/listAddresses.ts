import { isPathPattern } from '@broadsheet/page-document';
import type { EditorClient } from '../../api/EditorClient.ts';
import { listPages } from '../../pages/PageEntry.ts';

export interface PageAddress {
  readonly name: string;
  readonly path: string;
}

/** Lists the pages with a single path; templates have many. */
export async function listAddresses(
  client: EditorClient,
  signal: AbortSignal,
): Promise<readonly PageAddress[]> {
  const pages = await listPages(client, signal);
  return pages
    .flatMap(({ document: { name, match } }) =>
      match.kind === 'path' && !isPathPattern(match.path) ? [{ name, path: match.path }] : [],
    )
    .toSorted((one, other) => one.path.localeCompare(other.path));
}
