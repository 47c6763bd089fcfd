import { text } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';
import type { CollectionChoice, OpenCollection } from '../drag/CollectionDrops.ts';
import { COLLECTION, settingCalls } from '../settings/Setting.ts';
import { findStories, listCollections } from './collectionCalls.ts';
import { getId, getInline, shownItems } from './collectionItems.ts';

async function findId(client: EditorClient, choice: CollectionChoice): Promise<string | undefined> {
  if (choice.kind === 'id') return choice.id;
  const all = await listCollections(client);
  // Blocks show what is published, whatever a draft is going to be called.
  const isNamed = (aliases: readonly string[]) => aliases.includes(choice.alias);
  return (all.find((each) => isNamed(each.publishedAliases)) ?? all.find((each) => isNamed(each.aliases)))
    ?.id;
}

/** Reads a collection. @returns `undefined` when no collection has the alias */
export async function openCollection(
  client: EditorClient,
  { choice, now }: { readonly choice: CollectionChoice; readonly now: number },
): Promise<OpenCollection | undefined> {
  const id = await findId(client, choice);
  if (id === undefined) return undefined;
  const { document } = await settingCalls(client, COLLECTION + id).read();
  const items = shownItems(document, now);
  const ids = items.filter((item) => getInline(item) === undefined).map(getId);
  const stories = await findStories(client, { ids, signal: new AbortController().signal });
  return {
    id,
    name: text(document['name']) ?? id,
    order: items.map(getId),
    stories: new Map(stories.map((story) => [story.id, story])),
  };
}
