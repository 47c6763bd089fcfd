'use client';
import type { Stripe } from '@stripe/stripe-js';
import { styled } from 'styled-components';
import { WALLETS } from './Wallet.ts';
import type { Wallet, WalletRequest } from './Wallet.ts';
import { WalletElements } from './WalletElements.tsx';

/** There, so that the provider draws in it, and nothing to see or to reach. */
const OutOfSight = styled.div`
  position: absolute;
  inline-size: 20rem;
  block-size: 0;
  overflow: hidden;
  visibility: hidden;
`;

export interface WalletProbeProps {
  readonly stripe: Stripe;
  readonly request: WalletRequest;
  /** Called with none where the browser has none. */
  readonly onFound: (wallets: readonly Wallet[]) => void;
}

/** Asks the card provider which wallets the reader's browser has. */
export function WalletProbe({ onFound, ...rest }: WalletProbeProps) {
  return (
    <OutOfSight aria-hidden inert>
      <WalletElements
        {...rest}
        wallets={WALLETS}
        businessName=""
        onReady={({ availablePaymentMethods: found }) => onFound(WALLETS.filter((wallet) => found?.[wallet]))}
        onConfirm={() => undefined}
      />
    </OutOfSight>
  );
}
