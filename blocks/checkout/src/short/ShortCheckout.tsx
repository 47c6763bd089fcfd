'use client';
import { useHost } from '@broadsheet/block-kit';
import type { Address } from '@broadsheet/sales-ui';
import type { ExpressOutcome } from '@broadsheet/sales-ui/express';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { FormError } from '@broadsheet/ui';
import { useRef, useState } from 'react';
import type { CheckoutProps } from '../CheckoutProps.ts';
import { ArrivalNote } from '../arrival/ArrivalNote.tsx';
import { useArrival } from '../arrival/useArrival.ts';
import { useCheckoutPages } from '../arrival/useCheckoutPages.ts';
import { useWantedWallet } from '../arrival/useWantedWallet.ts';
import { keepChosenArea, readChosenArea } from './chosenArea.ts';
import { ShortSteps } from './ShortSteps.tsx';
import type { ExpressProblem } from './ShortSteps.tsx';
import { useNotingPages } from './useNotingPages.ts';
import { Visiting } from './Visiting.tsx';

/** Renders the checkout in two forms: who is buying and from where, then how they pay. */
export function ShortCheckout({ onRetry, ...props }: CheckoutProps & { readonly onRetry: () => void }) {
  const account = useRef('');
  const isWanted = useWantedWallet();
  const pages = useNotingPages(useCheckoutPages(props), account);
  // A wallet logs its reader in while it pays: nothing else may touch their cart and order meanwhile.
  const [isHeld, setHeld] = useState(false);
  const [problem, setProblem] = useState<ExpressProblem>();
  const arrival = useArrival({
    ...{ pages, isHeld },
    stripeIntentsID: props.stripeIntentsID,
    identifiesReader: true,
  });
  const { environment } = useHost();
  const [area, setArea] = useState(() => readChosenArea(environment));
  function choose(address: Address) {
    keepChosenArea(environment, address);
    setArea(address);
  }
  function endExpress(identity: IdentityClient, outcome: ExpressOutcome, words: string | undefined) {
    if (outcome.kind === 'paid') {
      account.current = words ?? '';
      return pages.toSuccess();
    }
    // Who got an account on the way goes on with their order, and reads there why it is not paid. Who logs in later has
    // read it here, and it holds no more.
    const isLoggedIn = identity.getSession().status === 'signed-in';
    setProblem(
      isLoggedIn && words !== undefined ? { words, isUnsure: outcome.kind === 'unsure' } : undefined,
    );
    setHeld(false);
  }
  switch (arrival.status) {
    case 'signed-out':
      return (
        <Visiting
          {...props}
          identity={arrival.identity}
          chosen={area}
          isWanted={isWanted}
          onArea={choose}
          onExpress={() => setHeld(true)}
          onExpressEnd={(outcome, words) => endExpress(arrival.identity, outcome, words)}
        />
      );
    case 'waiting':
    case 'failed':
      return (
        <>
          {problem?.isUnsure === true && <FormError>{problem.words}</FormError>}
          <ArrivalNote {...(arrival.status === 'failed' && { failed: arrival })} onRetry={onRetry} />
        </>
      );
    case 'ready':
      return <ShortSteps {...props} {...arrival} pages={pages} area={area} problem={problem} />;
  }
}
