import { isRecord, text } from '@broadsheet/client-core';
import type { BlockNode } from '@broadsheet/page-document';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import type { CollectionChoice } from '../drag/CollectionDrops.ts';
import type { ContentSource } from '../fields/sources/ContentSource.ts';

/** Returns the collection that a block shows; `undefined` for a block that shows anything else. */
export function findBlockCollection(
  { fields }: Pick<BlockNode, 'fields'>,
  { entry, sources }: { readonly entry: BlockEntry | undefined; readonly sources: readonly ContentSource[] },
): CollectionChoice | undefined {
  const names = Object.entries(entry?.fields ?? {}).flatMap(([name, { kind }]) =>
    kind === 'content' ? [name] : [],
  );
  for (const name of names) {
    const value = fields[name];
    if (!isRecord(value)) continue;
    const source = sources.find((each) => each.name === value['contentService']);
    if (source?.searchable !== 'collection') continue;
    const values = isRecord(value['contentConfigValues']) ? value['contentConfigValues'] : {};
    const [id = '', alias = ''] = [text(values['_id']), text(values['content_alias'])];
    if (id !== '') return { kind: 'id', id };
    if (alias !== '') return { kind: 'alias', alias };
  }
  return undefined;
}
