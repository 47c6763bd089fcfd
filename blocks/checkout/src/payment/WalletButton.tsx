'use client';
/** The button of the reader's wallet; it is fetched, together with the card provider's code, when the review needs it. */
import { addBase, useHost, usePhrases } from '@broadsheet/block-kit';
import type { Order } from '@broadsheet/sdk-sales';
import { confirmWallet, WalletElements } from '@broadsheet/sales-ui/card';
import { FormError } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '../CheckoutContext.ts';
import { phrases } from '../phrases.ts';
import type { WalletPayment } from './ChosenPayment.ts';

/** The place of the button, as high as it, so that nothing moves when it appears. */
const Place = styled.div`
  min-block-size: 3.5rem;
`;

export interface WalletButtonProps {
  readonly order: Order;
  readonly payment: WalletPayment;
}

/** Renders the button that opens the wallet's sheet. Closing the sheet changes nothing. */
export function WalletButton({ order, payment }: WalletButtonProps) {
  const t = usePhrases(phrases);
  const { environment, site } = useHost();
  const { amounts, titleApplePayGooglePay, payByWallet } = useCheckout();
  const [hasFailed, setFailed] = useState(false);
  const { stripe, wallet } = payment;
  const returnUrl = addBase(environment.address(), environment.siteUrl());
  return (
    <Place>
      {hasFailed && <FormError>{t('sub.cardsErr')}</FormError>}
      <WalletElements
        stripe={stripe}
        request={amounts}
        wallets={[wallet]}
        businessName={titleApplePayGooglePay?.trim() || (site.websiteName ?? '')}
        onLoadError={() => setFailed(true)}
        onConfirm={(event, elements) =>
          void payByWallet(order, {
            confirm: (clientSecret) =>
              confirmWallet({ stripe, elements, clientSecret, total: amounts.total, returnUrl }),
            fail: () => event.paymentFailed({ reason: 'fail' }),
          })
        }
      />
    </Place>
  );
}
