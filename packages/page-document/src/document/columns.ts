/** The columns of a chain, whose sizes are counts in its fields; the last column takes the rest. */
import type { BlockNode } from './PageDocument.ts';

/**
 * Returns the fields that count the columns of a block by its registered name, in order: one less than it has columns. Empty
 * for a block without columns.
 */
export type ColumnsOf = (block: string) => readonly string[];

/** Returns the number of blocks in each column of a chain, as its pages show them. */
export function sizeColumns(
  { fields, children }: Pick<BlockNode, 'fields' | 'children'>,
  names: readonly string[],
): readonly number[] {
  return dealCounts({ fields, length: children.length }, names);
}

/** Deals a number of blocks into columns. A missing count takes all that are left. */
export function dealCounts(
  { fields, length }: Pick<BlockNode, 'fields'> & { readonly length: number },
  names: readonly string[],
): readonly number[] {
  let left = length;
  const sizes = names.map((name) => {
    const count = fields[name];
    const size = Math.min(left, typeof count === 'number' ? Math.max(0, Math.trunc(count)) : left);
    left -= size;
    return size;
  });
  return [...sizes, left];
}

/** Returns the column in which a block of the chain stands. @param index its index among all blocks of the chain */
export function findColumn(sizes: readonly number[], index: number): number {
  let end = 0;
  const found = sizes.findIndex((size) => {
    end += size;
    return index < end;
  });
  return found === -1 ? sizes.length - 1 : found;
}

/** Returns the index of the first block of a column. */
export const startOfColumn = (sizes: readonly number[], column: number): number =>
  sizes.slice(0, column).reduce((sum, size) => sum + size, 0);

const isSameSizes = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((size, column) => size === other[column]);

/** Returns the fewest counts with which a chain shows columns of given sizes; `undefined` if it shows them already. */
export function findCounts(
  { fields }: Pick<BlockNode, 'fields'>,
  { names, sizes }: { readonly names: readonly string[]; readonly sizes: readonly number[] },
): Readonly<Record<string, number>> | undefined {
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const shows = (counts: Readonly<Record<string, number>>) =>
    isSameSizes(dealCounts({ fields: { ...fields, ...counts }, length }, names), sizes);
  if (shows({})) return undefined;
  const all = names.map((name, column) => [name, sizes[column] ?? 0] as const);
  const counted = Object.fromEntries(all.filter(([name]) => typeof fields[name] === 'number'));
  return shows(counted) ? counted : Object.fromEntries(all);
}
