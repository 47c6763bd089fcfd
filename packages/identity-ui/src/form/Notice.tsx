'use client';
import { formColumn, HeadingSection, token, useHeadingLevel } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormText } from './FormText.tsx';

/** The section has the width, about the height, and the heading of a form, so that nothing moves when it replaces one. */
const Section = styled.section`
  display: grid;
  align-content: start;
  min-block-size: 16rem;
  gap: 1.1rem;
  ${formColumn}
  & > :is(h1, h2, h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-5')} / 1.1 ${token('serif')};
    hyphens: auto;
  }
`;

export interface NoticeProps {
  readonly heading: string;
  readonly text: ReactNode;
  /** Whether the focus moves to the heading, because the notice replaces the element that had the focus. */
  readonly takesFocus: boolean;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** Renders the result of a form in its place, under a heading of the same level. */
export function Notice(props: NoticeProps) {
  return (
    <HeadingSection>
      <NoticeSection {...props} />
    </HeadingSection>
  );
}

function NoticeSection({ heading, text, takesFocus, children }: NoticeProps) {
  const HeadingTag = `h${useHeadingLevel()}` as const;
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headline.current?.focus();
  }, [takesFocus]);
  return (
    <Section>
      <HeadingTag ref={headline} tabIndex={-1}>
        {heading}
      </HeadingTag>
      <FormText>{text}</FormText>
      {children}
    </Section>
  );
}
