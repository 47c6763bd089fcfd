'use client';
/** Brings a part that takes payments, with the code of the provider, when it opens; says so when it cannot be had. */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { phrases } from './cardPhrases.ts';

/** Stays while what stands in it comes and goes, and keeps the focus of who tries again. */
const Room = styled.div`
  display: grid;
  gap: inherit;
  align-content: inherit;
  min-inline-size: 0;
`;

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
  const room = useRef<HTMLDivElement>(null);
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
  const retry = () => {
    room.current?.focus();
    setFetched({ status: 'loading' });
  };
  return (
    <Room ref={room} tabIndex={-1}>
      {fetched.status === 'ready' && <fetched.Part {...partProps} />}
      {fetched.status === 'loading' && <output>{t('sub.waiting')}</output>}
      {fetched.status === 'failed' && (
        <>
          <FormError>{t('sub.cardsErr')}</FormError>
          <Button variant="secondary" onClick={retry}>
            {t('sub.retry')}
          </Button>
        </>
      )}
    </Room>
  );
}
