'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useMemo } from 'react';
import { useEditing } from '../editing/Editing.ts';
import { findBlocks } from './findBlocks.ts';
import type { FoundBlocks } from './findBlocks.ts';
import { phrases } from './phrases.ts';
import { useFavourites } from './useFavourites.ts';
import type { Favourites } from './useFavourites.ts';
import { useOtherWords } from './useOtherWords.ts';
import { useRecentBlocks } from './useRecentBlocks.ts';

export interface Shelves {
  /**
   * The groups, after the favourites, and without a search after the blocks used last too. In a search each block is found once,
   * so that keys need not pass it twice.
   */
  readonly groups: readonly FoundBlocks[];
  readonly favourites: Favourites;
  /** Remembers that a block was used. @param name the name of the block */
  readonly onUsed: (name: string) => void;
}

const withoutBlocks = (groups: readonly FoundBlocks[], names: readonly string[]): readonly FoundBlocks[] =>
  groups.flatMap((group) => {
    const blocks = group.blocks.filter(({ name }) => !names.includes(name));
    return blocks.length === 0 ? [] : [{ ...group, blocks }];
  });

/** Returns what the palette shows for a search. */
export function useShelves(search: string): Shelves {
  const t = usePhrases(phrases);
  const { catalogue } = useEditing();
  const otherWords = useOtherWords();
  const favourites = useFavourites();
  const recent = useRecentBlocks();
  const found = useMemo(
    () => findBlocks(catalogue.blocks, search, { otherWords }),
    [catalogue, search, otherWords],
  );
  const shelve = (shelf: 'favourites' | 'recent', names: readonly string[]): readonly FoundBlocks[] => {
    const all = new Map(found.flatMap(({ blocks }) => blocks.map((entry) => [entry.name, entry] as const)));
    const blocks = names.flatMap((name) => all.get(name) ?? []);
    return blocks.length === 0 ? [] : [{ name: t(`palette.${shelf}`), shelf, blocks }];
  };
  const groups =
    search === ''
      ? [...shelve('favourites', favourites.names), ...shelve('recent', recent.names), ...found]
      : [...shelve('favourites', favourites.names), ...withoutBlocks(found, favourites.names)];
  return { groups, favourites, onUsed: recent.add };
}
