'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { ColumnChain } from '@broadsheet/story';
import type { ReactNode } from 'react';

export interface QuadChainProps {
  readonly heading?: string;
  /** Absent: all blocks. */
  readonly columnOne?: number;
  readonly columnTwo: number;
  readonly columnThree: number;
  readonly children?: ReactNode;
}

/** Four columns, two by two on a tablet; what the first three do not take stands in the fourth. */
function Chain({ heading, columnOne, columnTwo, columnThree, children }: QuadChainProps) {
  return (
    <ColumnChain heading={heading} counts={[columnOne, columnTwo, columnThree]}>
      {children}
    </ColumnChain>
  );
}

export const QuadChain = lazyLoaded(Chain);
