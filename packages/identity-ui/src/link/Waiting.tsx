'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { formColumn, token } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';

/** The placeholder, about as high as the form or notice that follows. */
const Place = styled.div`
  display: grid;
  gap: 1.1rem;
  align-content: center;
  justify-items: center;
  ${formColumn}
  min-block-size: 16rem;
  color: ${token('ink-soft')};
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  text-align: center;
  @media (scripting: none) {
    & > output {
      display: none;
    }
  }
`;

/** Renders a placeholder of an identity block until it is known what to show, with a text about what is going on. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  const t = usePhrases(phrases);
  return (
    <Place>
      <output>{children}</output>
      <noscript>{t('id.err.script')}</noscript>
    </Place>
  );
}
