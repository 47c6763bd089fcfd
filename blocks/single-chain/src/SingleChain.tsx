'use client';
import { lazyLoaded, useHost } from '@broadsheet/block-kit';
import { ChainTitle, countBlocks } from '@broadsheet/story-ui';
import { HeadingSection, token } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

const Column = styled.section<{ $hidesLoneTitle?: boolean }>`
  display: grid;
  gap: ${token('gap')};
  align-content: start;
  min-inline-size: 0;
  ${({ $hidesLoneTitle = false }) =>
    $hidesLoneTitle &&
    css`
      &:has(> ${ChainTitle}:only-child) {
        display: none;
      }
    `}
`;

export interface SingleChainProps {
  readonly heading?: string;
  readonly children?: ReactNode;
}

/**
 * Renders a column of blocks; under a heading, theirs are one level deeper. Nothing without blocks. Readers do not see a
 * heading above blocks that all render nothing; editors do.
 */
function Chain({ heading, children }: SingleChainProps) {
  const { isAdmin } = useHost();
  if (countBlocks(children) === 0) return null;
  if (!heading) return <Column as="div">{children}</Column>;
  return (
    <HeadingSection>
      <Column $hidesLoneTitle={!isAdmin}>
        <ChainTitle>{heading}</ChainTitle>
        {children}
      </Column>
    </HeadingSection>
  );
}

export const SingleChain = lazyLoaded(Chain);
