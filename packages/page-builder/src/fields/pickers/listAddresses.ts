import type { EditorClient } from '../../api/EditorClient.ts';
import { listPages } from '../../pages/PageEntry.ts';

export interface PageAddress {
  readonly name: string;
  readonly path: string;
}

/** Pages that stand at one address; templates stand at many. */
export async function listAddresses(
  client: EditorClient,
  signal: AbortSignal,
): Promise<readonly PageAddress[]> {
  const pages = await listPages(client, signal);
  return pages
    .flatMap(({ document: { name, match } }) =>
      match.kind === 'path' && !match.path.includes(':') ? [{ name, path: match.path }] : [],
    )
    .toSorted((one, other) => one.path.localeCompare(other.path));
}
