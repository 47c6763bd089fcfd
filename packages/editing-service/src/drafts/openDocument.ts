import { findUpdates, parsePageDocument } from '@broadsheet/page-document';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { EditingContext } from '../EditingContext.ts';

/**
 * Prepares a stored page for editors: `document` is migrated to the installed versions of its blocks, which are stored with
 * the next save. `updates` lists the migrated blocks with id, name and versions; absent when there are none.
 */
export function openDocument(
  { migratePage }: Pick<EditingContext, 'migratePage'>,
  stored: JsonObject,
): JsonObject {
  const document = migratePage(stored);
  const [before, after] = [parsePageDocument(stored), parsePageDocument(document)];
  if (before === undefined || after === undefined) return { document };
  const updates = findUpdates({ document: before }, { document: after }).map((update) => ({ ...update }));
  return updates.length === 0 ? { document } : { document, updates };
}
