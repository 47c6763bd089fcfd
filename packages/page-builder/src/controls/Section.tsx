'use client';
import { token } from '@broadsheet/ui';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: 0.9rem;
  justify-items: start;
  margin-block-start: 1.5rem;
  padding-block-start: 1.25rem;
  border-block-start: 1px solid ${token('rule')};
  & > * {
    max-inline-size: 100%;
  }
  & > h2:focus {
    outline: none;
  }
  & > h2 {
    font: 600 ${token('type-3')} / 1.2 ${token('sans')};
  }
`;

export interface SectionProps {
  readonly title: string;
  /** Takes the heading, so that it can be focused. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** Renders a part of a screen under its own heading. */
export function Section({ title, titleRef, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </Frame>
  );
}
