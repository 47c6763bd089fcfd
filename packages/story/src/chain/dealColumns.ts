import { Children } from 'react';
import type { ReactNode } from 'react';

/**
 * Deals the blocks of a chain into columns, in order: so many as each count says, the rest into one column more. A count that is missing takes all that are left.
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
