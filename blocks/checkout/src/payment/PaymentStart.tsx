'use client';
/** Brings the payment step, with the card provider's code, when the step opens; says so when it cannot be had. */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { phrases } from '../phrases.ts';
import type { PaymentStepProps } from './PaymentStep.tsx';

type Part =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Step: ComponentType<PaymentStepProps> };

export function PaymentStart(props: PaymentStepProps) {
  const t = usePhrases(phrases);
  const { log } = useHost();
  const [part, setPart] = useState<Part>({ status: 'loading' });
  const isLoading = part.status === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    import('./PaymentStep.tsx').then(
      ({ PaymentStep: Step }) => isCurrent && setPart({ status: 'ready', Step }),
      (error: unknown) => {
        log(`The payment step could not be fetched. ${String(error)}`);
        if (isCurrent) setPart({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, log]);
  switch (part.status) {
    case 'ready':
      return <part.Step {...props} />;
    case 'loading':
      return <output>{t('checkout.waiting')}</output>;
    case 'failed':
      return (
        <>
          <FormError>{t('checkout.cardsErr')}</FormError>
          <Button variant="secondary" onClick={() => setPart({ status: 'loading' })}>
            {t('checkout.retry')}
          </Button>
        </>
      );
  }
}
