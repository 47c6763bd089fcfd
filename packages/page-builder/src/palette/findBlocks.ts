import { SECTION_REFERENCE } from '@broadsheet/page-document';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';

export interface FoundBlocks {
  readonly name: string;
  /** What holds the blocks together: a group of the catalogue, or the editor. */
  readonly shelf: 'group' | 'favourites' | 'recent';
  readonly blocks: readonly BlockEntry[];
}

/** Normalises a text for comparison: without accents and in lower case. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const has = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};

/** Other words for blocks, by the names of the blocks: what editors call them elsewhere. */
export type OtherWords = ReadonlyMap<string, string>;

const NO_WORDS: OtherWords = new Map();

/**
 * Returns how well a block matches words, 0 for the best: by its title, its other names, or all its texts; `undefined` if
 * it does not match.
 */
function rank(
  { title, englishTitle, name, group, description }: BlockEntry,
  words: readonly string[],
  otherWords: OtherWords,
): number | undefined {
  const answers = [title, `${title} ${englishTitle} ${name} ${otherWords.get(name) ?? ''}`];
  const index = [...answers, [...answers, group, description].join(' ')].findIndex((text) =>
    has(text, words),
  );
  return index === -1 ? undefined : index;
}

/**
 * Returns the blocks that can be inserted and whose texts contain every word, by group; English titles count too. Blocks
 * with the words in their title come first in their group, and so do their groups.
 */
export function findBlocks(
  blocks: readonly BlockEntry[],
  search: string,
  { otherWords = NO_WORDS }: { readonly otherWords?: OtherWords } = {},
): readonly FoundBlocks[] {
  const words = fold(search).split(/\s+/);
  const found = blocks
    .filter(({ kind, name }) => (kind === 'feature' || kind === 'chain') && name !== SECTION_REFERENCE)
    .flatMap((entry) => {
      const place = rank(entry, words, otherWords);
      return place === undefined ? [] : [{ entry, place }];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
  const groups = Map.groupBy(found, ({ group }) => group);
  return [...groups].map(([name, inGroup]) => ({ name, shelf: 'group', blocks: inGroup }));
}
