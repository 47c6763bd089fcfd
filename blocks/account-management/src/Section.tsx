import { Heading, HeadingSection, token } from '@broadsheet/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Place = styled.section`
  display: grid;
  min-inline-size: 0;
  & > :is(h1, h2, h3, h4, h5, h6) {
    padding-block-end: 0.6rem;
    border-block-end: ${token('border-double')};
    font: ${token('heading-weight')} ${token('type-4')} / 1.15 ${token('serif')};
    hyphens: auto;
  }
`;

const Lines = styled.div`
  display: grid;
  & > * {
    padding-block: 0.9rem;
  }
  & > * + * {
    border-block-start: ${token('border')};
  }
`;

export interface SectionProps {
  readonly heading: string;
  /** Under the lines. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of the account, line by line. */
export function Section({ heading, note, children }: SectionProps) {
  const id = useId();
  return (
    <HeadingSection>
      <Place aria-labelledby={id}>
        <Heading id={id}>{heading}</Heading>
        <Lines>{children}</Lines>
        {note}
      </Place>
    </HeadingSection>
  );
}
