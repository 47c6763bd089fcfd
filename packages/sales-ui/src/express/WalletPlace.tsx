'use client';
/** The place of wallets in a block that is markup. It has none of their code, so that a host without wallets needs none. */
import { usePhrases } from '@broadsheet/block-kit';
import { useRef, useState } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { phrases } from '../payment/cardPhrases.ts';
import { PaymentPart } from '../payment/PaymentPart.tsx';
import type { TermsProps } from '../terms/Terms.tsx';
import { BOUGHT, WALLETS_BUSY, WALLETS_LEFT } from './walletPlaces.ts';

export interface WalletPlaceProps extends Pick<TermsProps, 'termsOfSaleURL' | 'termsOfServiceURL'> {
  /** Where the reader goes who has paid, unless a page led here; absent: they stay, and the place dispatches `BOUGHT`. */
  readonly successURL?: string;
}

/** A plan that a reader wants to pay with a wallet. */
export interface WalletPlan {
  readonly sku: string;
  readonly priceCode: string;
}

export interface OpenedWalletsProps extends WalletPlaceProps {
  readonly plan: WalletPlan;
  /** Closes the wallets; `other`: the reader wants to pay in another way. */
  readonly onLeave: (reason: 'closed' | 'other') => void;
  /**
   * Called with `true` when a payment begins, and with `false` once nothing is open about it. Meanwhile the part has an
   * element with `data-paying`, which can be focused, and words with the id `BUSY_ID` that say so.
   */
  readonly onBusy: (isBusy: boolean) => void;
  /** Called when the reader has paid and stays. */
  readonly onBought: () => void;
}

export interface PlaceProps extends WalletPlaceProps {
  /** Fetches the wallets with the card provider's code; must be a constant. Absent on the server. */
  readonly fetchPart?: () => Promise<ComponentType<OpenedWalletsProps>>;
}

/**
 * Renders the wallets for the plan that `openWallets` has named, once it presses the hidden button; until then, and while
 * their code is loading, that it takes a moment.
 */
export function WalletPlace({ fetchPart, ...props }: PlaceProps) {
  const t = usePhrases(phrases);
  const [plan, setPlan] = useState<WalletPlan>();
  const place = useRef<HTMLElement>(null);
  // Dispatched outside of what React renders, which is gone already where an exception has ended it.
  const send = (name: string, detail?: string | boolean) =>
    place.current?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));

  function open({ currentTarget }: MouseEvent<HTMLElement>): void {
    place.current = currentTarget.closest<HTMLElement>('[data-sku]');
    const { sku = '', price: priceCode = '' } = place.current?.dataset ?? {};
    if (plan?.sku !== sku || plan.priceCode !== priceCode) setPlan({ sku, priceCode });
  }
  return (
    <div>
      <button type="button" hidden data-part="open-wallets" onClick={open}>
        {t('sub.waiting')}
      </button>
      {fetchPart === undefined || plan === undefined ? (
        <output>{t('sub.waiting')}</output>
      ) : (
        <PaymentPart
          key={`${plan.sku} ${plan.priceCode}`}
          fetchPart={fetchPart}
          partProps={{
            ...props,
            plan,
            onLeave(reason) {
              setPlan(undefined);
              send(WALLETS_LEFT, reason);
            },
            onBusy: (isBusy) => send(WALLETS_BUSY, isBusy),
            onBought: () => send(BOUGHT),
          }}
        />
      )}
    </div>
  );
}
