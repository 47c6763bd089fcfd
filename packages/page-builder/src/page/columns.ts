/**
 * The columns of a chain: their sizes are counts in its fields, which change with the blocks, so that a block that is dropped
 * into a column stays there and the others stay in theirs.
 */
import type { BlockKind, FieldSchema } from '@broadsheet/block-kit';
import type { BlockNode, PageEdit } from '@broadsheet/page-document';

/** A block as far as its columns are concerned. */
interface ChainEntry {
  readonly kind: BlockKind;
  readonly fields: FieldSchema;
}

/** The fields that hold the number of blocks in each column of a chain; the last column takes the rest. */
const COLUMN_FIELDS = ['columnOne', 'columnTwo', 'columnThree'] as const;

/** Returns the fields with which a chain counts its columns, which are one more; none for any other block. */
export function listColumnFields(entry: ChainEntry | undefined): readonly string[] {
  if (entry?.kind !== 'chain') return [];
  return COLUMN_FIELDS.filter((name) => entry.fields[name]?.kind === 'number');
}

/** Returns the number of blocks in each column of a chain, as its pages show them. */
export function sizeColumns({ fields, children }: BlockNode, names: readonly string[]): readonly number[] {
  let left = children.length;
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

export interface ColumnsChange {
  readonly chain: BlockNode;
  readonly names: readonly string[];
  /** The column that loses a block. */
  readonly from?: number | undefined;
  /** The column that gets one. */
  readonly to?: number | undefined;
}

/** Returns the edit that counts the columns of a chain anew when a block leaves or joins them. */
export function countColumns({ chain, names, from, to }: ColumnsChange): PageEdit {
  const sizes = sizeColumns(chain, names).map(
    (size, column) => size - Number(column === from) + Number(column === to),
  );
  const counts = names.map((name, column) => [name, sizes[column] ?? 0] as const);
  return { kind: 'setFields', id: chain.id, set: Object.fromEntries(counts), unset: [] };
}
