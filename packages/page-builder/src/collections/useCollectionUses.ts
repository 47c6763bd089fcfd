'use client';
import type { PageDocument } from '@broadsheet/page-document';
import { useRead } from '../api/useRead.ts';
import type { Read } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { listPages } from '../pages/PageEntry.ts';
import { listCollections } from './collectionCalls.ts';
import { findCollectionUses } from './findCollectionUses.ts';
import type { NamedCollection } from './findCollectionUses.ts';

export interface CollectionUsesFound {
  /** The pages that show the collection, by its id or by an alias of the draft or of what readers get. */
  readonly pages: readonly PageDocument[];
  /** The aliases that readers still use and the draft has no longer, with the pages that ask for them. */
  readonly lost: readonly { readonly alias: string; readonly pages: readonly PageDocument[] }[];
}

/** Reads which pages show a collection. @param collection with the aliases of its draft */
export function useCollectionUses({ id, aliases }: NamedCollection): Read<CollectionUsesFound> {
  const { client } = useBuilder();
  const read = useRead(
    async (signal) => {
      const [pages, collections] = await Promise.all([
        listPages(client, signal),
        listCollections(client, signal),
      ]);
      const published = collections.find((each) => each.id === id)?.publishedAliases ?? [];
      return { documents: pages.map(({ document }) => document), published };
    },
    [client, id],
  );
  // The screen says the reason in the place of the pages.
  if (read.kind === 'failed') return { ...read, last: undefined };
  if (read.kind === 'loading') return read;
  const { documents, published } = read.value;
  const lost = published
    .filter((alias) => !aliases.includes(alias))
    .map((alias) => ({ alias, pages: findCollectionUses(documents, { id: undefined, aliases: [alias] }) }))
    .filter(({ pages }) => pages.length > 0);
  const pages = findCollectionUses(documents, { id, aliases: [...aliases, ...published] });
  return { ...read, value: { pages, lost } };
}
