'use client';
/**
 * Blocks side by side: what the chains of two, three and four columns share.
 *
 * A phone shows the columns below one another. Hairlines part them there as they do side by side; a column without
 * blocks keeps its place beside others and takes none below them.
 */
import { DESKTOP, HeadingSection, token, WIDE } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ChainTitle } from './ChainTitle.tsx';
import { dealColumns } from './dealColumns.ts';

const Frame = styled.div`
  display: grid;
  gap: ${token('gap')};
  min-inline-size: 0;
`;

const sideBySide = (columns: number) => css`
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  & > :empty {
    display: grid;
  }
  & > :not(:empty) ~ :not(:empty) {
    border-block-start: 0;
    padding-block-start: 0;
  }
  & > :nth-child(n + 2) {
    border-inline-start: ${token('border')};
    padding-inline-start: ${token('gap')};
  }
  & > :nth-child(${columns}n + 1) {
    border-inline-start: 0;
    padding-inline-start: 0;
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
  ${DESKTOP} {
    ${({ $columns }) => sideBySide($columns === 4 ? 2 : $columns)}
  }
  ${WIDE} {
    ${({ $columns }) => $columns === 4 && sideBySide(4)}
  }
`;

export interface ColumnChainProps {
  readonly heading?: string;
  /** How many blocks go into each column but the last; see `dealColumns`. */
  readonly counts: readonly (number | undefined)[];
  readonly children?: ReactNode;
}

/** An optional heading over a grid of columns; the heading leaves the level of the blocks as it is. */
export function ColumnChain({ heading, counts, children }: ColumnChainProps) {
  const columns = dealColumns(children, counts);
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
