'use client';
import { useHost } from '@broadsheet/block-kit';
import type { Address } from '@broadsheet/sales-ui';
import { useState } from 'react';
import type { CheckoutProps } from '../CheckoutProps.ts';
import { ArrivalNote } from '../arrival/ArrivalNote.tsx';
import { useArrival } from '../arrival/useArrival.ts';
import { useCheckoutPages } from '../arrival/useCheckoutPages.ts';
import { keepChosenArea, readChosenArea } from './chosenArea.ts';
import { ShortSteps } from './ShortSteps.tsx';
import { useBoughtNote } from './useBoughtNote.ts';
import { Visiting } from './Visiting.tsx';

/** Renders the checkout in two forms: who is buying and from where, then how they pay. */
export function ShortCheckout({ onRetry, ...props }: CheckoutProps & { readonly onRetry: () => void }) {
  const pages = useBoughtNote(useCheckoutPages(props));
  const arrival = useArrival({ pages, stripeIntentsID: props.stripeIntentsID, identifiesReader: true });
  const { environment } = useHost();
  const [area, setArea] = useState(() => readChosenArea(environment));
  function choose(address: Address) {
    keepChosenArea(environment, address);
    setArea(address);
  }
  switch (arrival.status) {
    case 'signed-out':
      return (
        <Visiting
          identity={arrival.identity}
          loginURL={props.loginURL}
          chosen={area?.country}
          onArea={choose}
        />
      );
    case 'waiting':
      return <ArrivalNote onRetry={onRetry} />;
    case 'failed':
      return <ArrivalNote failed={arrival} onRetry={onRetry} />;
    case 'ready':
      return <ShortSteps {...props} {...arrival} pages={pages} area={area} />;
  }
}
