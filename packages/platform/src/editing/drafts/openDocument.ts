import { findUpdates, parsePageDocument } from '@broadsheet/page-document';
import type { JsonObject } from '../../content/json/Json.ts';
import type { EditingContext } from '../EditingContext.ts';

/**
 * A stored page as editors read it, `document`: with the installed versions of its blocks. It is stored so once somebody saves
 * it. `updates` tells which blocks were brought up to date, each with its id, name and versions; absent where all were.
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
