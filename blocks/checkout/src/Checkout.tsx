'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { PaymentPart } from '@broadsheet/sales-ui';
import { Heading } from '@broadsheet/ui';
import { ArrivalNote } from './arrival/ArrivalNote.tsx';
import { useArrival } from './arrival/useArrival.ts';
import { useCheckoutPages } from './arrival/useCheckoutPages.ts';
import { useWantedWallet } from './arrival/useWantedWallet.ts';
import { useRef } from 'react';
import type { CheckoutProps } from './CheckoutProps.ts';
import { Frame, Note } from './checkoutStyles.ts';
import { phrases } from './phrases.ts';
import { Steps } from './Steps.tsx';

/** Fetches the short way where a page has it; the four steps need none of its code. */
const fetchShortWay = async () => (await import('./short/ShortCheckout.tsx')).ShortCheckout;

/** Renders the four steps from an order to its payment. In the page builder it is a placeholder that sends no request. */
export function Checkout(props: CheckoutProps) {
  const { isAdmin } = useHost();
  const t = usePhrases(phrases);
  const frame = useRef<HTMLDivElement>(null);
  // The retry button disappears with the failure; the focus has to stay in the checkout.
  const keepFocus = () => frame.current?.focus();
  return (
    <Frame ref={frame} tabIndex={-1}>
      <Heading>{t('checkout.title')}</Heading>
      {isAdmin && <Note>{t('checkout.preview')}</Note>}
      {!isAdmin &&
        (props.shortWay ? (
          <>
            <noscript>{t('checkout.script')}</noscript>
            <PaymentPart fetchPart={fetchShortWay} partProps={{ ...props, onRetry: keepFocus }} />
          </>
        ) : (
          <Arriving {...props} onRetry={keepFocus} />
        ))}
    </Frame>
  );
}

function Arriving({ onRetry, ...props }: CheckoutProps & { readonly onRetry: () => void }) {
  useWantedWallet();
  const pages = useCheckoutPages(props);
  const arrival = useArrival({ pages, stripeIntentsID: props.stripeIntentsID, identifiesReader: false });
  switch (arrival.status) {
    case 'signed-out':
    case 'waiting':
      return <ArrivalNote onRetry={onRetry} />;
    case 'failed':
      return <ArrivalNote failed={arrival} onRetry={onRetry} />;
    case 'ready':
      return <Steps {...props} {...arrival} pages={pages} />;
  }
}
