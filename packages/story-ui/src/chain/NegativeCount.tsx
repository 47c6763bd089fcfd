'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Note = styled.p`
  padding: 1rem;
  border: 1px solid ${token('alert')};
  color: ${token('alert')};
  font: 600 ${token('type-1')} / 1.4 ${token('sans')};
`;

/** Renders a note in the page builder instead of a chain with a negative number of blocks; readers see nothing. */
export function NegativeCount() {
  const { isAdmin } = useHost();
  const t = usePhrases(phrases);
  return isAdmin ? <Note>{t('chain.negative')}</Note> : null;
}
