'use client';
/** Loads a component that takes payments, with the provider's code, when it is opened; shows a message if that fails. */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { phrases } from './cardPhrases.ts';

/** The container that stays while its content changes, and keeps the focus when the reader tries again. */
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
  /** Fetches the component; must be a constant. */
  readonly fetchPart: () => Promise<ComponentType<Props>>;
  /** The props of the component. */
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
