'use client';
import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { useBuilder } from '../builder/Builder.ts';
import { isLetter, readPaletteKey } from './readPaletteKey.ts';

/** Milliseconds after which a letter starts a new word. */
const PAUSE_MS = 700;

interface PaletteKeysOptions {
  /** The blocks that are shown, in order. */
  readonly blocks: readonly BlockEntry[];
  readonly search: RefObject<HTMLInputElement | null>;
  /** The element around the blocks. */
  readonly list: RefObject<HTMLElement | null>;
}

export interface PaletteKeys {
  /** The block that the Tab key reaches. */
  readonly reached: BlockEntry | undefined;
  reach(entry: BlockEntry): void;
  /** Handles a key in the search field: the down arrow moves to the blocks. */
  onSearchKey(event: KeyboardEvent): void;
  /** Handles a key among the blocks. */
  onListKey(event: KeyboardEvent): void;
}

/** Makes the palette a single tab stop, and handles the keys that move from there: arrows, Home, End, letters of a title. */
export function usePaletteKeys({ blocks, search, list }: PaletteKeysOptions): PaletteKeys {
  const { clock } = useBuilder();
  const [name, setName] = useState<string>();
  const typing = useRef({ word: '', at: 0 });
  const reached = blocks.find((entry) => entry.name === name) ?? blocks[0];

  function focus({ name: next }: BlockEntry) {
    setName(next);
    list.current?.querySelector<HTMLElement>(`[data-block="${next}"]`)?.focus();
  }

  function type(letter: string): string {
    const { word, at } = typing.current;
    const now = clock.now();
    typing.current = { word: now - at < PAUSE_MS ? word + letter : letter, at: now };
    return typing.current.word;
  }

  return {
    reached,
    reach: (entry) => setName(entry.name),
    onSearchKey(event) {
      if (event.key !== 'ArrowDown' || blocks[0] === undefined) return;
      event.preventDefault();
      focus(blocks[0]);
    },
    onListKey(event) {
      const typed = isLetter(event) ? type(event.key) : '';
      const index = blocks.findIndex((entry) => entry === reached);
      const move = readPaletteKey(event, { blocks, index, typed });
      if (move === undefined) return;
      event.preventDefault();
      if (move.kind === 'search') search.current?.focus();
      else focus(move.entry);
    },
  };
}
