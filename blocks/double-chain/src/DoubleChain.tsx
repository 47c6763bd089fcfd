'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { ColumnChain } from '@broadsheet/story';
import type { ReactNode } from 'react';

export interface DoubleChainProps {
  readonly heading?: string;
  /** Absent: all blocks. */
  readonly columnOne?: number;
  readonly children?: ReactNode;
}

/** Two columns; what the first does not take stands in the second. */
function Chain({ heading, columnOne, children }: DoubleChainProps) {
  return (
    <ColumnChain heading={heading} counts={[columnOne]}>
      {children}
    </ColumnChain>
  );
}

export const DoubleChain = lazyLoaded(Chain);
