'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { ColumnChain } from '@broadsheet/story-ui';
import type { ReactNode } from 'react';

export interface DoubleChainProps {
  readonly heading?: string;
  /** The number of blocks in the first column. Absent: all blocks. */
  readonly columnOne?: number;
  readonly children?: ReactNode;
}

/** Renders two columns; the second has the blocks after those of the first. */
function Chain({ heading, columnOne, children }: DoubleChainProps) {
  return (
    <ColumnChain heading={heading} counts={[columnOne]}>
      {children}
    </ColumnChain>
  );
}

export const DoubleChain = lazyLoaded(Chain);
