import { isRecord } from '@broadsheet/client-core';
import { walkPage } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';

export interface NamedCollection {
  /** Its id; `undefined` to look for its aliases only. */
  readonly id: string | undefined;
  readonly aliases: readonly string[];
}

/** Returns whether a value, or one within it, is a choice of a content source that names the collection. */
function namesCollection(value: unknown, collection: NamedCollection): boolean {
  if (Array.isArray(value)) return value.some((each) => namesCollection(each, collection));
  if (!isRecord(value)) return false;
  const { _id: id, content_alias: alias } = value;
  if ((id !== undefined && id === collection.id) || collection.aliases.some((each) => each === alias))
    return true;
  return Object.values(value).some((each) => namesCollection(each, collection));
}

/** Returns the pages that show a collection, according to their drafts. */
export const findCollectionUses = (
  pages: readonly PageDocument[],
  collection: NamedCollection,
): readonly PageDocument[] =>
  pages.filter((page) => [...walkPage(page)].some(({ node }) => namesCollection(node.fields, collection)));
