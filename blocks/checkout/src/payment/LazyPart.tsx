'use client';
/** Brings a part of the checkout with the card provider's code when it is needed; says so when it cannot be had. */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { phrases } from '../phrases.ts';

type Part<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> };

export interface LazyPartProps<Props> {
  /** The same at every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const t = usePhrases(phrases);
  const { log } = useHost();
  const [part, setPart] = useState<Part<Props>>({ status: 'loading' });
  const isLoading = part.status === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    load().then(
      (Component) => isCurrent && setPart({ status: 'ready', Component }),
      (error: unknown) => {
        log(`A part of the checkout could not be fetched. ${String(error)}`);
        if (isCurrent) setPart({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, load, log]);
  switch (part.status) {
    case 'ready':
      return <part.Component {...props} />;
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
