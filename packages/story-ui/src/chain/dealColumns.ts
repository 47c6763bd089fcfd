import { Children } from 'react';
import type { ReactNode } from 'react';

/**
 * Deals the blocks of a chain into columns, in order: as many as each count says, and the rest into one more column. A
 * missing count takes all remaining blocks.
 *
 * @returns one column more than there are counts; no column at all without blocks or with a negative count
 */
export function dealColumns(
  children: ReactNode,
  counts: readonly (number | undefined)[],
): readonly (readonly ReactNode[])[] {
  const blocks = Children.toArray(children);
  const isValid = (count: number | undefined) => count === undefined || count >= 0;
  if (blocks.length === 0 || !counts.every(isValid)) return [];
  let start = 0;
  const dealt = counts.map((count = blocks.length) => {
    const column = blocks.slice(start, start + Math.trunc(count));
    start += column.length;
    return column;
  });
  return [...dealt, blocks.slice(start)];
}
