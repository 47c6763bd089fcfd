'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { ColumnChain } from '@broadsheet/story-ui';
import type { ReactNode } from 'react';

export interface TripleChainProps {
  readonly heading?: string;
  /** The number of blocks in the first column. Absent: all blocks. */
  readonly columnOne?: number;
  /** Absent: none. */
  readonly columnTwo?: number;
  readonly children?: ReactNode;
}

/** Renders three columns; the third has the blocks after those of the first two. */
function Chain({ heading, columnOne, columnTwo = 0, children }: TripleChainProps) {
  return (
    <ColumnChain heading={heading} counts={[columnOne, columnTwo]}>
      {children}
    </ColumnChain>
  );
}

export const TripleChain = lazyLoaded(Chain);
