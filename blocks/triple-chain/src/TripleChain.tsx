'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { ColumnChain } from '@broadsheet/story';
import type { ReactNode } from 'react';

export interface TripleChainProps {
  readonly heading?: string;
  /** Absent: all blocks. */
  readonly columnOne?: number;
  readonly columnTwo: number;
  readonly children?: ReactNode;
}

/** Three columns; what the first two do not take stands in the third. */
function Chain({ heading, columnOne, columnTwo, children }: TripleChainProps) {
  return (
    <ColumnChain heading={heading} counts={[columnOne, columnTwo]}>
      {children}
    </ColumnChain>
  );
}

export const TripleChain = lazyLoaded(Chain);
