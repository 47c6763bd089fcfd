'use client';
import { HeadingSection, token, useHeadingLevel } from '@broadsheet/ui';
import { forwardRef, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  display: grid;
  gap: 1.1rem;
  align-content: start;
  min-inline-size: 0;
  inline-size: 100%;
  max-inline-size: ${token('measure')};
  margin-inline: auto;
  margin-block-end: 1.5rem;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  overflow-wrap: break-word;
  & > :is(h1, h2, h3, h4, h5, h6):first-child {
    padding-block-end: 0.6rem;
    border-block-end: ${token('border-double')};
    font: ${token('heading-weight')} ${token('type-4')} / 1.15 ${token('serif')};
    hyphens: auto;
  }
`;

export interface AccountPartProps {
  readonly heading: string;
  /** Whether the focus moves to the heading, because the part replaces the element that had the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders a named part of an account page; all parts have one width and one kind of heading. The ref is that of the
 * section.
 */
export const AccountPart = forwardRef<HTMLElement, AccountPartProps>(function AccountPart(props, ref) {
  return (
    <HeadingSection>
      <Part {...props} ref={ref} />
    </HeadingSection>
  );
});

const Part = forwardRef<HTMLElement, AccountPartProps>(function Part(props, ref) {
  const { heading, takesFocus = false, children } = props;
  const HeadingTag = `h${useHeadingLevel()}` as const;
  const headingId = useId();
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headline.current?.focus();
  }, [takesFocus]);
  return (
    <Section ref={ref} aria-labelledby={headingId} tabIndex={-1}>
      <HeadingTag ref={headline} id={headingId} tabIndex={takesFocus ? -1 : undefined}>
        {heading}
      </HeadingTag>
      {children}
    </Section>
  );
});
