'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isNetworkError } from '@broadsheet/client-core';
import { Button, FormError } from '@broadsheet/ui';
import { useRef } from 'react';
import { phrases } from '../payment/cardPhrases.ts';
import type { CardStart } from './useCardStart.ts';

type Failure = Extract<CardStart<never>, { readonly status: 'failed' }>;

export interface CardStartFailureProps {
  readonly start: Failure;
}

function toPhrase({ reason, error }: Failure) {
  if (isNetworkError(error)) return 'sub.offline';
  return reason === 'script' ? 'sub.cardsErr' : 'sub.payErr';
}

/** Renders the message that no card can be entered now, with a button to try again. */
export function CardStartFailure({ start }: CardStartFailureProps) {
  const t = usePhrases(phrases);
  const button = useRef<HTMLElement>(null);
  const retry = () => {
    // The button disappears with the failure, so the focus moves to the part of the page that it belongs to.
    button.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    start.retry();
  };
  return (
    <>
      <FormError>{t(toPhrase(start))}</FormError>
      <div>
        <Button ref={button} variant="secondary" onClick={retry}>
          {t('sub.retry')}
        </Button>
      </div>
    </>
  );
}
