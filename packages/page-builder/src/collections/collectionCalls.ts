/** The calls about collections. A collection itself is read and saved like a setting. */
import { boolean, list, number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';
import { listItems } from '../fields/sources/ContentSource.ts';
import type { FoundItem } from '../fields/sources/ContentSource.ts';
import { COLLECTION, settingCalls } from '../settings/Setting.ts';

/** A collection in the list of all. */
export interface CollectionEntry {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** The aliases by which readers get it now; a draft may have others. */
  readonly publishedAliases: readonly string[];
  readonly count: number;
  readonly isPublished: boolean;
  /** The last save of its draft; `undefined` without one. */
  readonly draft: { readonly changedAt: number; readonly editorName: string } | undefined;
}

const parseEntry: Parser<CollectionEntry> = (input) => {
  const {
    id,
    name = '',
    aliases = [],
    publishedAliases = [],
    count = 0,
    isPublished = false,
    draft,
  } = record({
    id: text,
    name: text,
    aliases: list(text),
    publishedAliases: list(text),
    count: number,
    isPublished: boolean,
    draft: record({ changedAt: number, editorName: text }),
  })(input) ?? {};
  if (id === undefined) return undefined;
  const { changedAt, editorName = '' } = draft ?? {};
  return {
    id,
    name,
    aliases,
    publishedAliases,
    count,
    isPublished,
    draft: changedAt === undefined ? undefined : { changedAt, editorName },
  };
};

export const listCollections = (
  client: EditorClient,
  signal?: AbortSignal,
): Promise<readonly CollectionEntry[]> =>
  client.get('/collections', (body) => record({ collections: list(parseEntry) })(body)?.collections, signal);

export interface NewCollection {
  readonly name: string;
  /** The alias by which blocks find it; also its id. */
  readonly alias: string;
}

/** Creates a collection by saving its first draft. */
export async function makeCollection(client: EditorClient, { name, alias }: NewCollection): Promise<void> {
  const document = { name, aliases: [alias], children: [] };
  await settingCalls(client, COLLECTION + alias).save({ document, revision: 0 });
}

/** The number of stories that one call describes. */
const MOST = 40;

/** Fetches the stories with these ids; those that readers cannot see are absent. */
export async function findStories(
  client: EditorClient,
  { ids, signal }: { readonly ids: readonly string[]; readonly signal: AbortSignal },
): Promise<readonly FoundItem[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, index) =>
    ids.slice(index * MOST, (index + 1) * MOST),
  );
  const found = await Promise.all(parts.map((part) => listItems(client, { ids: part, signal })));
  return found.flatMap(({ items }) => items);
}
