'use client';
import { useCallback, useState } from 'react';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import type { FoundItem } from '../fields/sources/ContentSource.ts';
import { findStories } from './collectionCalls.ts';
import { getId, getInline } from './collectionItems.ts';
import type { Item } from './collectionItems.ts';

export interface Stories {
  /** Returns what is known of a story; `undefined` while it is read, and for one that readers cannot see. */
  readonly get: (id: string) => FoundItem | undefined;
  /** Whether all stories were read. */
  readonly isRead: boolean;
  /** Why the stories could not be read. */
  readonly problem: string | undefined;
  /** Adds stories that a search has found, so that they need not be read again. */
  readonly know: (found: readonly FoundItem[]) => void;
}

/** Reads the stories of a collection. */
export function useStories(items: readonly Item[]): Stories {
  const { client } = useBuilder();
  const [known, setKnown] = useState<ReadonlyMap<string, FoundItem>>(new Map());
  const know = useCallback((found: readonly FoundItem[]) => {
    setKnown((before) => new Map([...before, ...found.map((story) => [story.id, story] as const)]));
  }, []);
  const missing = items
    .filter((item) => getInline(item) === undefined)
    .map(getId)
    .filter((id) => !known.has(id))
    .toSorted();
  const read = useRead(
    async (signal) => {
      if (missing.length > 0) know(await findStories(client, { ids: missing, signal }));
    },
    [client, missing.join(' ')],
  );
  return {
    get: (id) => known.get(id),
    isRead: read.kind === 'read' && !read.isStale,
    problem: read.kind === 'failed' ? read.message : undefined,
    know,
  };
}
