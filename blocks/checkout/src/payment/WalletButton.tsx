'use client';
/** The button of the reader's wallet; it is fetched, together with the card provider's code, when the review needs it. */
import { addBase, useHost, usePhrases } from '@broadsheet/block-kit';
import { confirmWallet, WalletElements } from '@broadsheet/sales-ui/card';
import type { WalletRequest } from '@broadsheet/sales-ui/card';
import { FormError } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import type { WalletPayment } from './ChosenPayment.ts';
import type { WalletSheet } from './WalletSheet.ts';

/** The place of the button, as high as it, so that nothing moves when it appears. */
const Place = styled.div`
  min-block-size: 3.5rem;
`;

export interface WalletButtonProps {
  readonly payment: WalletPayment;
  readonly request: WalletRequest;
  /** The seller's name in the wallet's sheet. */
  readonly businessName: string;
  /** Runs when the reader has agreed in the sheet. */
  readonly onAgreed: (sheet: WalletSheet) => void;
}

/** Renders the button that opens the wallet's sheet. Closing the sheet changes nothing. */
export function WalletButton({ payment, request, businessName, onAgreed }: WalletButtonProps) {
  const t = usePhrases(phrases);
  const { environment } = useHost();
  const [hasFailed, setFailed] = useState(false);
  const { stripe, clientSecret, wallet } = payment;
  const returnUrl = addBase(environment.address(), environment.siteUrl());
  return (
    <Place>
      {hasFailed && <FormError>{t('sub.cardsErr')}</FormError>}
      <WalletElements
        stripe={stripe}
        request={request}
        wallets={[wallet]}
        businessName={businessName}
        onLoadError={() => setFailed(true)}
        onConfirm={(event, elements) =>
          onAgreed({
            confirm: () => confirmWallet({ stripe, elements, clientSecret, total: request.total, returnUrl }),
            fail: () => event.paymentFailed({ reason: 'fail' }),
          })
        }
      />
    </Place>
  );
}
