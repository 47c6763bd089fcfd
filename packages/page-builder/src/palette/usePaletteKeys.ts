'use client';
import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { useBuilder } from '../builder/Builder.ts';
import type { FoundBlocks } from './findBlocks.ts';
import { isLetter, readPaletteKey } from './readPaletteKey.ts';
import { isComposing } from '../controls/isComposing.ts';

/** Milliseconds after which a letter starts a new word. */
const PAUSE_MS = 700;

/** A block where it is shown: one may stand among the favourites and in its group. */
export interface PlacedBlock {
  readonly key: string;
  readonly entry: BlockEntry;
}

/** Lists the blocks of all groups, in order. */
export const placeBlocks = (groups: readonly FoundBlocks[]): readonly PlacedBlock[] =>
  groups.flatMap(({ shelf, blocks }) => blocks.map((entry) => ({ key: toKey(shelf, entry), entry })));

export const toKey = (shelf: FoundBlocks['shelf'], { name }: BlockEntry): string => `${shelf} ${name}`;

interface PaletteKeysOptions {
  /** The blocks that are shown, in order. */
  readonly placed: readonly PlacedBlock[];
  readonly search: RefObject<HTMLInputElement | null>;
  /** The element around the blocks. */
  readonly list: RefObject<HTMLElement | null>;
}

export interface PaletteKeys {
  /** The key of the block that the Tab key reaches. */
  readonly reached: string | undefined;
  reach(key: string): void;
  /** Moves the focus to the search field. */
  toSearch(): void;
  /** Handles a key in the search field: the down arrow moves to the blocks. */
  onSearchKey(event: KeyboardEvent): void;
  /** Handles a key among the blocks. */
  onListKey(event: KeyboardEvent): void;
}

/** Makes the palette a single tab stop, and handles the keys that move from there: arrows, Home, End, letters of a title. */
export function usePaletteKeys({ placed, search, list }: PaletteKeysOptions): PaletteKeys {
  const { clock } = useBuilder();
  const [wanted, setWanted] = useState<string>();
  const typing = useRef({ word: '', at: 0 });
  const reached = (placed.find(({ key }) => key === wanted) ?? placed[0])?.key;

  function focus({ key }: PlacedBlock) {
    setWanted(key);
    list.current?.querySelector<HTMLElement>(`[data-place="${key}"]`)?.focus();
  }

  function type(letter: string): string {
    const { word, at } = typing.current;
    const now = clock.now();
    typing.current = { word: now - at < PAUSE_MS ? word + letter : letter, at: now };
    return typing.current.word;
  }

  return {
    reached,
    reach: setWanted,
    toSearch: () => search.current?.focus(),
    onSearchKey(event) {
      if (event.key !== 'ArrowDown' || isComposing(event) || placed[0] === undefined) return;
      event.preventDefault();
      focus(placed[0]);
    },
    onListKey(event) {
      const typed = isLetter(event) ? type(event.key) : '';
      const index = placed.findIndex(({ key }) => key === reached);
      const blocks = placed.map(({ entry }) => entry);
      const move = readPaletteKey(event, { blocks, index, typed });
      if (move === undefined) return;
      event.preventDefault();
      if (move.kind === 'search') search.current?.focus();
      else {
        const next = placed[move.index];
        if (next !== undefined) focus(next);
      }
    },
  };
}
