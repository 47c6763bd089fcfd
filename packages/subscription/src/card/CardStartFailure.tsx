'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button, FormError } from '@broadsheet/ui';
import { useRef } from 'react';
import { phrases } from '../payment/cardPhrases.ts';
import type { CardStart } from './useCardStart.ts';

export interface CardStartFailureProps {
  readonly start: Extract<CardStart<never>, { readonly status: 'failed' }>;
}

/** Says that a card cannot be taken just now, and offers another try. */
export function CardStartFailure({ start }: CardStartFailureProps) {
  const t = usePhrases(phrases);
  const button = useRef<HTMLElement>(null);
  const retry = () => {
    // The button goes with the failure; the focus stays in the part that it belongs to.
    button.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    start.retry();
  };
  return (
    <>
      <FormError>{t(start.reason === 'script' ? 'sub.cardsErr' : 'sub.payErr')}</FormError>
      <div>
        <Button ref={button} variant="secondary" onClick={retry}>
          {t('sub.retry')}
        </Button>
      </div>
    </>
  );
}
