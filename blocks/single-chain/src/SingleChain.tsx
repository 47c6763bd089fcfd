'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Column = styled.section`
  display: grid;
  gap: ${token('gap')};
  align-content: start;
  min-inline-size: 0;
`;

const Title = styled(Heading)`
  font-size: ${token('type-4')};
  padding-block-start: 1rem;
  border-block-start: ${token('border-double')};
`;

export interface SingleChainProps {
  readonly heading?: string;
  readonly children?: ReactNode;
}

/** A column of blocks; under a heading they sit one heading level deeper. Nothing without blocks (block-contracts 3.3). */
function Chain({ heading, children }: SingleChainProps) {
  if (Children.count(children) === 0) return null;
  if (!heading) return <Column as="div">{children}</Column>;
  return (
    <HeadingSection>
      <Column>
        <Title>{heading}</Title>
        {children}
      </Column>
    </HeadingSection>
  );
}

export const SingleChain = lazyLoaded(Chain);
