'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Mark = styled.span`
  margin-inline-end: 0.5em;
  color: ${token('brand')};
  font-size: 0.75rem;
  font-weight: 700;
  letter-spacing: 0.07em;
  text-transform: uppercase;
`;

/** Renders the word by which readers see that a link leads to opinion before they follow it, and a space. */
export function OpinionMark() {
  const t = usePhrases(phrases);
  return (
    <>
      <Mark>{t('body.opinion')}</Mark>{' '}
    </>
  );
}
