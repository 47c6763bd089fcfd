import type { KeyboardEvent } from 'react';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { fold } from './findBlocks.ts';

/** Where a key leads in the palette. */
export type PaletteMove =
  { readonly kind: 'block'; readonly entry: BlockEntry } | { readonly kind: 'search' };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export interface PalettePlace {
  /** What is shown, in its order. */
  readonly blocks: readonly BlockEntry[];
  /** Of the block that has the focus. */
  readonly index: number;
  /** Letters that were typed without a pause, with that of the key. */
  readonly typed: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A letter by which a block is looked for; a space presses the button. */
export const isLetter = ({ key, altKey, ctrlKey, metaKey }: Key): boolean =>
  !altKey && !ctrlKey && !metaKey && Array.from(key).length === 1 && key !== ' ';

/** The next block whose title begins with what was typed; with one letter again and again, one after the other. */
function findTyped({ blocks, index, typed }: PalettePlace): BlockEntry | undefined {
  const word = fold(typed);
  const isOneLetter = word === word.slice(0, 1).repeat(word.length);
  const wanted = isOneLetter ? word.slice(0, 1) : word;
  const from = isOneLetter ? index + 1 : index;
  const inOrder = [...blocks.slice(from), ...blocks.slice(0, from)];
  return inOrder.find(({ title }) => fold(title).startsWith(wanted));
}

/** @returns `undefined` for a key that leads nowhere here */
export function readPaletteKey(key: Key, place: PalettePlace): PaletteMove | undefined {
  const { blocks, index } = place;
  if (key.altKey || key.ctrlKey || key.metaKey) return undefined;
  const step = STEPS[key.key];
  if (step === -1 && index === 0) return { kind: 'search' };
  const entry = isLetter(key)
    ? findTyped(place)
    : ({ Home: blocks[0], End: blocks.at(-1) }[key.key] ??
      (step === undefined ? undefined : blocks[index + step]));
  return entry && { kind: 'block', entry };
}
