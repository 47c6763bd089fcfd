import { Children } from 'react';
import type { ReactNode } from 'react';

/** How many blocks stand in an area or a chain; what renders nothing by itself (`null`, `false`) is none. */
export function countBlocks(blocks: ReactNode): number {
  return Children.toArray(blocks).length;
}
