'use client';
import { useRef } from 'react';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import type { FoundItem } from '../fields/sources/ContentSource.ts';
import { findStories } from './collectionCalls.ts';
import { getId } from './collectionItems.ts';
import type { Item } from './collectionItems.ts';

export interface Stories {
  /** Returns what is known of a story; `undefined` while it is read, and for one that readers cannot see. */
  readonly get: (id: string) => FoundItem | undefined;
  /** Whether all stories were read. */
  readonly isRead: boolean;
  /** Adds stories that a search has found, so that they need not be read again. */
  readonly know: (found: readonly FoundItem[]) => void;
}

/** Reads the stories of a collection. */
export function useStories(items: readonly Item[]): Stories {
  const { client } = useBuilder();
  const known = useRef(new Map<string, FoundItem>());
  const ids = items.map(getId);
  const missing = ids.filter((id) => !known.current.has(id)).toSorted();
  const read = useRead(
    async (signal) => {
      const found = missing.length === 0 ? [] : await findStories(client, { ids: missing, signal });
      for (const story of found) known.current.set(story.id, story);
    },
    [client, missing.join(' ')],
  );
  return {
    get: (id) => known.current.get(id),
    isRead: read.kind === 'read' && !read.isStale,
    know(found) {
      for (const story of found) known.current.set(story.id, story);
    },
  };
}
