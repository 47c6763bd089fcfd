'use client';
/**
 * Blocks side by side: the common part of the chains of two, three and four columns.
 *
 * On a phone the columns are below one another. They are separated by hairlines in both cases, except above the title of a
 * chain. A column without blocks stays empty beside others, and takes no room below them.
 */
import { DESKTOP, HeadingSection, token, WIDE } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ChainTitle } from './ChainTitle.tsx';
import { NegativeCount } from './NegativeCount.tsx';
import { dealColumns } from './dealColumns.ts';
import { ruledColumns } from './ruledColumns.ts';

const Frame = styled.div`
  display: grid;
  gap: ${token('gap')};
  min-inline-size: 0;
`;

const sideBySide = (columns: number) => css`
  ${ruledColumns(columns)}
  & > :empty {
    display: grid;
  }
  & > :not(:empty) ~ :not(:empty) {
    border-block-start: 0;
    padding-block-start: 0;
  }
`;

const Columns = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${token('gap')};
  & > div {
    display: grid;
    gap: ${token('gap')};
    align-content: start;
    min-inline-size: 0;
  }
  & > :empty {
    display: none;
  }
  & > :not(:empty) ~ :not(:empty) {
    border-block-start: ${token('border')};
    padding-block-start: ${token('gap')};
  }
  /* The title of a chain or list, and what is marked so, brings a double rule of its own. */
  & > :not(:empty) ~ :has(> :first-child ${ChainTitle}:first-child, > [data-ruled]) {
    border-block-start: 0;
    padding-block-start: 0;
  }
  ${DESKTOP} {
    ${({ $columns }) => sideBySide($columns === 4 ? 2 : $columns)}
  }
  ${WIDE} {
    ${({ $columns }) => $columns === 4 && sideBySide(4)}
  }
`;

export interface ColumnChainProps {
  readonly heading?: string;
  /** The number of blocks in each column except the last; see `dealColumns`. */
  readonly counts: readonly (number | undefined)[];
  readonly children?: ReactNode;
}

/** Renders a grid of columns under an optional heading, which does not change the heading level of the blocks. */
export function ColumnChain({ heading, counts, children }: ColumnChainProps) {
  const columns = dealColumns(children, counts);
  if (counts.some((count = 0) => count < 0)) return <NegativeCount />;
  if (columns.length === 0) return null;
  const grid = (
    <Columns $columns={columns.length}>
      {columns.map((blocks, index) => (
        <div key={index}>{blocks}</div>
      ))}
    </Columns>
  );
  if (!heading) return grid;
  return (
    <Frame as="section">
      <HeadingSection>
        <ChainTitle>{heading}</ChainTitle>
      </HeadingSection>
      {grid}
    </Frame>
  );
}
