'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Title = styled(Heading)`
  font: 600 ${token('type-2')} / 1.2 ${token('serif')};
`;

export interface AdTaboolaProps {
  readonly heading: string;
}

/** Ad taboola under its heading; nothing without one. */
export function AdTaboola({ heading }: AdTaboolaProps) {
  const t = usePhrases(phrases);
  if (heading.trim() === '') return null;
  return (
    <HeadingSection>
      <Title>{heading}</Title>
      <p>{t('ad-taboola.soon')}</p>
    </HeadingSection>
  );
}
