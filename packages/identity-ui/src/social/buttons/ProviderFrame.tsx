'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { formColumn, FormError, token, VisuallyHidden } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases as readerEnglish } from '../../phrases.ts';
import { phrases as socialEnglish } from '../phrases.ts';
import { phrases } from './phrases.ts';
import type { ProviderProblem } from './providerErrors.ts';

const english = { ...readerEnglish, ...socialEnglish, ...phrases };

/** The column, as wide as the form above it. */
const Column = styled.div`
  display: grid;
  gap: 0.75rem;
  ${formColumn}
  font-family: ${token('sans')};
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin: 0;
  padding-block: 0.35rem;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
  line-height: 1.4;
  &::before,
  &::after {
    flex: 1;
    border-block-start: ${token('border')};
    content: '';
  }
`;

export interface ProviderFrameProps {
  readonly hideDiv: boolean;
  readonly problem?: ProviderProblem | undefined;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** Renders the divider above, the buttons, and the error of the last attempt. */
export function ProviderFrame({ hideDiv, problem, isBusy = false, children }: ProviderFrameProps) {
  const t = usePhrases(english);
  return (
    <Column aria-busy={isBusy || undefined}>
      {!hideDiv && <Or>{t('id.or')}</Or>}
      {children}
      <FormError>{problem && t(problem)}</FormError>
      <VisuallyHidden>
        <output>{isBusy ? t('form.busy') : ''}</output>
      </VisuallyHidden>
    </Column>
  );
}
