import type { BlockEntry } from '../catalogue/BlockEntry.ts';

export interface FoundBlocks {
  readonly name: string;
  readonly blocks: readonly BlockEntry[];
}

/** A text as it is compared: without accents and capitals. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Blocks that can be put on a page, by group, of which title, group, name or description have every word. */
export function findBlocks(blocks: readonly BlockEntry[], search: string): readonly FoundBlocks[] {
  const words = fold(search).split(/\s+/);
  const found = blocks.filter(({ kind, title, name, group, description }) => {
    const text = fold(`${title} ${name} ${group} ${description}`);
    return (kind === 'feature' || kind === 'chain') && words.every((word) => text.includes(word));
  });
  const names = [...new Set(found.map(({ group }) => group))];
  return names.map((name) => ({ name, blocks: found.filter(({ group }) => group === name) }));
}
