import { Children } from 'react';
import type { ReactNode } from 'react';

/** Counts the blocks of an area or a chain; nodes that render nothing (`null`, `false`) do not count. */
export function countBlocks(blocks: ReactNode): number {
  return Children.toArray(blocks).length;
}
