'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { ChainTitle, countBlocks } from '@broadsheet/story';
import { HeadingSection, token } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Column = styled.section`
  display: grid;
  gap: ${token('gap')};
  align-content: start;
  min-inline-size: 0;
`;

export interface SingleChainProps {
  readonly heading?: string;
  readonly children?: ReactNode;
}

/** A column of blocks; under a heading they sit one heading level deeper. Nothing without blocks. */
function Chain({ heading, children }: SingleChainProps) {
  if (countBlocks(children) === 0) return null;
  if (!heading) return <Column as="div">{children}</Column>;
  return (
    <HeadingSection>
      <Column>
        <ChainTitle>{heading}</ChainTitle>
        {children}
      </Column>
    </HeadingSection>
  );
}

export const SingleChain = lazyLoaded(Chain);
