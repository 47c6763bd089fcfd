'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import type {
  CollectionChoice,
  CollectionDrop,
  CollectionDrops,
  OpenCollection,
} from '../drag/CollectionDrops.ts';
import { useEditing } from '../editing/Editing.ts';
import { CollectionLink } from '../fields/sources/CollectionLink.tsx';
import { listSources } from '../fields/sources/ContentSource.ts';
import { UndoToast } from '../pages/UndoToast.tsx';
import type { SettingDocument } from '../settings/Setting.ts';
import { changeCollection } from './changeCollection.ts';
import { findStories } from './collectionCalls.ts';
import { getId, getItems, insertItem, removeItem, shownItems } from './collectionItems.ts';
import { findBlockCollection } from './findBlockCollection.ts';
import { openCollection } from './openCollection.ts';
import { phrases } from './phrases.ts';

interface Done {
  readonly key: number;
  readonly id: string;
  readonly text: string;
  readonly undo: () => void;
}

const placeOf = (document: SettingDocument, id: string | undefined, now: number): number => {
  const place = shownItems(document, now).findIndex((item) => getId(item) === id);
  return place === -1 ? getItems(document).length : place;
};

/** Returns the change that takes back that a story was put into a collection. */
function createUndo(
  before: SettingDocument,
  { story, now }: { readonly story: string; readonly now: number },
) {
  const order = shownItems(before, now).map(getId);
  const place = order.indexOf(story);
  return (document: SettingDocument): SettingDocument =>
    place === -1
      ? removeItem(document, story)
      : insertItem(document, { id: story, before: placeOf(document, order[place + 1], now), now });
}

/** Reads collections while something is dragged, each once until `forget`. */
function useReadCollections() {
  const { client, clock } = useBuilder();
  return useMemo(() => {
    const reading = new Map<string, Promise<OpenCollection | undefined>>();
    const known = new Map<string, OpenCollection | undefined>();
    const read = (choice: CollectionChoice): Promise<OpenCollection | undefined> => {
      const key = JSON.stringify(choice);
      const running = reading.get(key) ?? openCollection(client, { choice, now: clock.now() });
      reading.set(key, running);
      running.then(
        (collection) => known.set(key, collection),
        () => reading.delete(key),
      );
      return running;
    };
    return {
      read,
      know(choice: CollectionChoice) {
        void read(choice).catch(() => undefined);
        return known.get(JSON.stringify(choice));
      },
      forget() {
        reading.clear();
        known.clear();
      },
    };
  }, [client, clock]);
}

/** Returns the function that puts a story into a collection, and what was done last. */
function usePut({ read, forget }: Pick<ReturnType<typeof useReadCollections>, 'read' | 'forget'>) {
  const t = usePhrases(phrases);
  const { client, clock, announce } = useBuilder();
  const { note } = useEditing();
  const [done, setDone] = useState<Done>();
  const count = useRef(0);

  async function undo(id: string, change: (document: SettingDocument) => SettingDocument): Promise<void> {
    setDone(undefined);
    try {
      await changeCollection(client, { id, change });
      announce(t('collections.undone'));
    } catch (error) {
      note.set(getErrorMessage(error));
    }
  }

  async function putStory({ story, choice, findNext }: CollectionDrop): Promise<void> {
    const now = clock.now();
    const collection = await read(choice);
    if (collection === undefined)
      return note.set(
        t('collections.missing', { alias: choice.kind === 'alias' ? choice.alias : choice.id }),
      );
    const { id, name, stories } = collection;
    const next = findNext?.(collection);
    const change = (document: SettingDocument) =>
      insertItem(document, { id: story, before: findNext ? placeOf(document, next, now) : 0, now });
    const { before, after } = await changeCollection(client, { id, change });
    const [found] = stories.has(story)
      ? [stories.get(story)]
      : await findStories(client, { ids: [story], signal: new AbortController().signal });
    const headline = found?.headline ?? story;
    if (after === before) return announce(t('collections.stays', { headline }));
    const isThere = getItems(before).some((item) => getId(item) === story);
    const place = placeOf(after, story, now) + 1;
    const text = t(isThere ? 'collections.movedIn' : 'collections.addedTo', { headline, name, place });
    announce(text);
    count.current += 1;
    const takeBack = createUndo(before, { story, now });
    setDone({ key: count.current, id, text, undo: () => void undo(id, takeBack) });
  }

  return {
    done,
    dismiss: () => setDone(undefined),
    put: (drop: CollectionDrop) =>
      void putStory(drop)
        .catch((error: unknown) => note.set(getErrorMessage(error)))
        .finally(forget),
  };
}

/** Returns how stories are dropped on blocks that show collections, and what tells the editor that it was done. */
export function useCollectionDrops(): { readonly drops: CollectionDrops; readonly toast: ReactNode } {
  const { client, clock } = useBuilder();
  const { catalogue } = useEditing();
  const sources = useRead(() => listSources(client), [client]);
  const known = sources.kind === 'read' ? sources.value : undefined;
  const { read, know, forget } = useReadCollections();
  const { done, dismiss, put } = usePut({ read, forget });
  const latest = useRef(put);
  useEffect(() => {
    latest.current = put;
  });
  const drops = useMemo(
    (): CollectionDrops => ({
      find: (node) => findBlockCollection(node, { entry: catalogue.get(node.block), sources: known ?? [] }),
      know,
      read: (choice) => openCollection(client, { choice, now: clock.now() }),
      put: (drop) => latest.current(drop),
    }),
    [client, clock, catalogue, known, know],
  );
  const toast = done !== undefined && (
    <UndoToast key={done.key} text={done.text} onUndo={done.undo} onDismiss={dismiss}>
      <CollectionLink values={{ _id: done.id }} />
    </UndoToast>
  );
  return { drops, toast };
}
