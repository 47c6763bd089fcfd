'use client';
/** Brings a part that takes payments, with the code of the provider, when it opens; says so when it cannot be had. */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { phrases } from './cardPhrases.ts';

type Fetched<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Part: ComponentType<Props> };

export interface PaymentPartProps<Props> {
  /** Fetches the component; a constant. */
  readonly fetchPart: () => Promise<ComponentType<Props>>;
  /** Of the component. */
  readonly partProps: Props;
}

export function PaymentPart<Props extends object>({ fetchPart, partProps }: PaymentPartProps<Props>) {
  const t = usePhrases(phrases);
  const { log } = useHost();
  const [fetched, setFetched] = useState<Fetched<Props>>({ status: 'loading' });
  const isLoading = fetched.status === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    fetchPart().then(
      (Part) => isCurrent && setFetched({ status: 'ready', Part }),
      (error: unknown) => {
        log(`A part that takes payments could not be fetched. ${String(error)}`);
        if (isCurrent) setFetched({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, fetchPart, log]);
  switch (fetched.status) {
    case 'ready':
      return <fetched.Part {...partProps} />;
    case 'loading':
      return <output>{t('sub.waiting')}</output>;
    case 'failed':
      return (
        <>
          <FormError>{t('sub.cardsErr')}</FormError>
          <Button variant="secondary" onClick={() => setFetched({ status: 'loading' })}>
            {t('sub.retry')}
          </Button>
        </>
      );
  }
}
