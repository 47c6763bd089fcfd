import { getSectionBlocks } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { listVersions, readVersion } from '../versions/versionCalls.ts';

/**
 * Resolves with the blocks of a section as readers see them, so that a copy contains no change that is not published; of a
 * section that was never published, its draft.
 */
export async function readSectionBlocks(
  client: EditorClient,
  { id, document, isPublished, hasDraft }: PageEntry,
): Promise<readonly BlockNode[]> {
  if (!isPublished || !hasDraft) return getSectionBlocks(document);
  const newest = (await listVersions(client, { id })).find(({ isPage }) => isPage);
  if (newest === undefined) return getSectionBlocks(document);
  return getSectionBlocks((await readVersion(client, { id, number: newest.number })).document);
}
