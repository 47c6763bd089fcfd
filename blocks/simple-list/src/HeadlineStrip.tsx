'use client';
import { useEditMarks } from '@broadsheet/block-kit';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Strip = styled.section`
  display: flex;
  gap: 0.5rem ${token('gap')};
  align-items: baseline;
  min-inline-size: 0;
  padding-block-end: 0.75rem;
  border-block-end: ${token('border')};
  @media (max-width: 47.99rem) {
    flex-direction: column;
  }
`;

const Title = styled.h2`
  flex: none;
  font: 700 ${token('type-0')} / 1.3 ${token('sans')};
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

/** The headlines: columns on wide screens; on phones a row that scrolls and shows that there is more. */
const Row = styled.ol`
  flex: 1;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  column-gap: calc(2 * ${token('gap')});
  min-inline-size: 0;
  max-inline-size: 100%;
  list-style-type: '';
  & > li {
    position: relative;
  }
  & > li + li::before {
    content: '';
    position: absolute;
    inset-block: 0.2rem;
    inset-inline-start: calc(-1 * ${token('gap')});
    border-inline-start: ${token('border')};
  }
  & article > div {
    gap: 0.15rem;
  }
  & :is(h2, h3, h4) {
    font-size: ${token('type-1')};
    line-height: 1.2;
  }
  @media (max-width: 63.99rem) {
    grid-auto-columns: 13rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    /* Browsers do not scroll to what has the focus and is seen in part. */
    &:has(:focus-visible) {
      scroll-snap-type: x mandatory;
    }
    & > :has(:focus-visible) {
      scroll-snap-align: center;
    }
    & :focus-visible {
      outline-offset: -3px;
    }
  }
`;

export interface HeadlineStripProps {
  readonly title: string | undefined;
  /** One list item for each headline. */
  readonly children: ReactNode;
}

/** Renders headlines in a low row behind their title. */
export function HeadlineStrip({ title, children }: HeadlineStripProps) {
  const marks = useEditMarks();
  const isTitled = title !== undefined && title.trim() !== '';
  return (
    <HeadingSection>
      <Strip as={isTitled ? 'section' : 'div'}>
        {isTitled && (
          <Title as={Heading} {...marks.text('title')}>
            {title}
          </Title>
        )}
        <Row>{isTitled ? <HeadingSection>{children}</HeadingSection> : children}</Row>
      </Strip>
    </HeadingSection>
  );
}
