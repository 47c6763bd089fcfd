'use client';
import type { Stripe } from '@stripe/stripe-js';
import { styled } from 'styled-components';
import { WALLETS } from './Wallet.ts';
import type { Wallet, WalletRequest } from './Wallet.ts';
import { WalletElements } from './WalletElements.tsx';

/** An element in which the provider renders, but which is invisible and cannot be focused. */
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
  /** Called with the wallets of the browser; empty if it has none. */
  readonly onFound: (wallets: readonly Wallet[]) => void;
}

/** Renders the invisible provider element that finds out which wallets the reader's browser has. */
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
