'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button, FormError } from '@broadsheet/ui';
import { phrases } from '../payment/cardPhrases.ts';
import type { CardStart } from './useCardStart.ts';

export interface CardStartFailureProps {
  readonly start: Extract<CardStart<never>, { readonly status: 'failed' }>;
}

/** Says that a card cannot be taken just now, and offers another try. */
export function CardStartFailure({ start }: CardStartFailureProps) {
  const t = usePhrases(phrases);
  return (
    <>
      <FormError>{t(start.reason === 'script' ? 'sub.cardsErr' : 'sub.payErr')}</FormError>
      <div>
        <Button variant="secondary" onClick={start.retry}>
          {t('sub.retry')}
        </Button>
      </div>
    </>
  );
}
