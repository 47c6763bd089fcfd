'use client';
import { ExpressPart } from './ExpressPart.tsx';
import type { ExpressPartProps } from './ExpressPart.tsx';
import { WalletBoundary } from './WalletBoundary.tsx';

/** Renders the wallets of the browser as `ExpressPart` does, beside a form that stays where they fail. */
export const SafeExpressPart = (props: ExpressPartProps) => (
  <WalletBoundary>
    <ExpressPart {...props} />
  </WalletBoundary>
);
