'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { FormError } from '@broadsheet/ui';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { brokenEnglish } from './brokenEnglish.ts';

interface CatcherProps {
  readonly fallback: ReactNode;
  readonly onCaught: (error: unknown) => void;
  readonly children: ReactNode;
}

class Catcher extends Component<CatcherProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCaught(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

export interface WalletBoundaryProps {
  /** What is rendered below the words when the wallets have failed: the other ways to pay. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** Renders wallets; an exception in them is said and logged, and takes nothing else of the page away. */
export function WalletBoundary({ ways, children }: WalletBoundaryProps) {
  const { log } = useHost();
  const t = usePhrases(brokenEnglish);
  const fallback = (
    <>
      <FormError>{t('checkout.walletBroken')}</FormError>
      {ways}
    </>
  );
  return (
    <Catcher
      fallback={fallback}
      onCaught={(error) => log(`The wallets could not be rendered. ${String(error)}`)}
    >
      {children}
    </Catcher>
  );
}
