'use client';
import { useEditMarks } from '@broadsheet/block-kit';
import { HeadingSection, token } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChainTitle } from '../chain/ChainTitle.tsx';

const Frame = styled.section`
  display: grid;
  gap: ${token('gap')};
  align-content: start;
  min-inline-size: 0;
`;

export interface TitledListProps {
  readonly title: string | undefined;
  readonly children: ReactNode;
}

/** Renders stories under an optional title; with one, their headlines are one level below it. */
export function TitledList({ title, children }: TitledListProps) {
  const isTitled = title !== undefined && title.trim() !== '';
  const marks = useEditMarks();
  return (
    <HeadingSection>
      <Frame as={isTitled ? 'section' : 'div'}>
        {isTitled && <ChainTitle {...marks.text('title')}>{title}</ChainTitle>}
        {isTitled ? <HeadingSection>{children}</HeadingSection> : children}
      </Frame>
    </HeadingSection>
  );
}
