import type { KeyboardEvent } from 'react';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { fold } from './findBlocks.ts';

/** The effect of a key in the palette. */
export type PaletteMove =
  /** To another block, by its index. */
  { readonly kind: 'block'; readonly index: number } | { readonly kind: 'search' };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export interface PalettePlace {
  /** The blocks that are shown, in order. */
  readonly blocks: readonly BlockEntry[];
  /** The index of the focused block. */
  readonly index: number;
  /** The letters typed without a pause, including that of the key. */
  readonly typed: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Returns whether a key is a letter for finding a block; a space is not, because it presses the button. */
export const isLetter = ({ key, altKey, ctrlKey, metaKey }: Key): boolean =>
  !altKey && !ctrlKey && !metaKey && Array.from(key).length === 1 && key !== ' ';

/** Returns the next block whose title starts with the typed letters; repeating one letter moves through all its blocks. */
function findTyped({ blocks, index, typed }: PalettePlace): number | undefined {
  const word = fold(typed);
  const isOneLetter = word === word.slice(0, 1).repeat(word.length);
  const wanted = isOneLetter ? word.slice(0, 1) : word;
  const from = isOneLetter ? index + 1 : index;
  const inOrder = [...blocks.slice(from), ...blocks.slice(0, from)];
  const ahead = inOrder.findIndex(({ title }) => fold(title).startsWith(wanted));
  return ahead === -1 ? undefined : (from + ahead) % blocks.length;
}

/** Returns the effect of a key. @returns `undefined` for a key without an effect here */
export function readPaletteKey(key: Key, place: PalettePlace): PaletteMove | undefined {
  const { blocks, index } = place;
  if (key.altKey || key.ctrlKey || key.metaKey) return undefined;
  const step = STEPS[key.key];
  if (step === -1 && index === 0) return { kind: 'search' };
  if (isLetter(key)) {
    const found = findTyped(place);
    return found === undefined ? undefined : { kind: 'block', index: found };
  }
  const next =
    { Home: 0, End: blocks.length - 1 }[key.key] ?? (step === undefined ? undefined : index + step);
  return next === undefined || blocks[next] === undefined ? undefined : { kind: 'block', index: next };
}
