'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { ColumnChain } from '@broadsheet/story-ui';
import type { ReactNode } from 'react';

export interface QuadChainProps {
  readonly heading?: string;
  /** The number of blocks in the first column. Absent: all blocks. */
  readonly columnOne?: number;
  /** Absent: none. */
  readonly columnTwo?: number;
  /** Absent: none. */
  readonly columnThree?: number;
  readonly children?: ReactNode;
}

/** Renders four columns, two by two on tablets; the fourth has the blocks after those of the first three. */
function Chain({ heading, columnOne, columnTwo = 0, columnThree = 0, children }: QuadChainProps) {
  return (
    <ColumnChain heading={heading} counts={[columnOne, columnTwo, columnThree]}>
      {children}
    </ColumnChain>
  );
}

export const QuadChain = lazyLoaded(Chain);
