'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Address } from '@broadsheet/subscription';
import { Button, FormError } from '@broadsheet/ui';
import { useState } from 'react';
import type { CheckoutProps } from '../CheckoutProps.ts';
import { useArrival } from '../arrival/useArrival.ts';
import { useCheckoutPages } from '../arrival/useCheckoutPages.ts';
import { Note } from '../checkoutStyles.ts';
import { phrases } from '../phrases.ts';
import { ShortSteps } from './ShortSteps.tsx';
import { useBoughtNote } from './useBoughtNote.ts';
import { Visiting } from './Visiting.tsx';

/** Renders the checkout in two forms: who is buying and from where, then how they pay. */
export function ShortCheckout({ onRetry, ...props }: CheckoutProps & { readonly onRetry: () => void }) {
  const t = usePhrases(phrases);
  const pages = useBoughtNote(useCheckoutPages(props));
  const arrival = useArrival({ pages, stripeIntentsID: props.stripeIntentsID, asksWho: true });
  const [area, setArea] = useState<Address>();
  switch (arrival.status) {
    case 'signed-out':
      return <Visiting identity={arrival.identity} loginURL={props.loginURL} onArea={setArea} />;
    case 'waiting':
      return (
        <Note as="div">
          <output>{t('sub.waiting')}</output>
          <noscript>{t('checkout.script')}</noscript>
        </Note>
      );
    case 'failed':
      return (
        <Note as="div">
          <FormError>{t(arrival.isOffline ? 'sub.offline' : 'checkout.loadErr')}</FormError>
          <Button
            variant="secondary"
            onClick={() => {
              onRetry();
              arrival.retry();
            }}
          >
            {t('sub.retry')}
          </Button>
        </Note>
      );
    case 'ready':
      return <ShortSteps {...props} {...arrival} pages={pages} area={area} />;
  }
}
