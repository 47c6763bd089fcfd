'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import type { Order } from '@broadsheet/sdk-sales';
import {
  BrandMark,
  findBrand,
  OrderItems,
  OrderTotals,
  PaymentPart,
  Renewal,
  Terms,
} from '@broadsheet/sales-ui';
import { Button, Heading, HeadingSection, token, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { useCheckout } from '../CheckoutContext.ts';
import type { ChosenPayment } from '../payment/ChosenPayment.ts';
import { phrases } from '../phrases.ts';

const fetchWalletButton = async () => (await import('../payment/WalletButton.tsx')).WalletButton;

const Parts = styled.div`
  display: grid;
  gap: 1.25rem;
  max-inline-size: 34rem;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & > section {
    display: grid;
    gap: 0.75rem;
  }
  & h3,
  & h4 {
    margin: 0;
    font: 600 ${token('type-2')} / 1.25 ${token('serif')};
  }
  & p {
    margin: 0;
  }
`;

export interface ReviewStepProps {
  readonly order: Order;
  readonly payment: ChosenPayment;
}

/** Renders what is ordered, how it renews, and the button that pays. */
export function ReviewStep(chosen: ReviewStepProps) {
  const { items, amounts, challenge, isChallenged, isBusy, termsOfSaleURL, termsOfServiceURL } =
    useCheckout();
  const t = usePhrases(phrases);
  const isPaidOnce = items.length > 0 && items.every((item) => item.isPaidOnce === true);
  return (
    <HeadingSection>
      <Parts>
        <section>
          <Heading>{t('sub.headline')}</Heading>
          <OrderItems items={items} />
          <OrderTotals {...amounts} />
        </section>
        <Renewal items={items} isTaxInclusive={amounts.isTaxInclusive === true} />
        {isChallenged && <BotChallenge challenge={challenge} />}
        <Terms {...{ termsOfSaleURL, termsOfServiceURL, isPaidOnce }} />
        <PayControl {...chosen} />
        <VisuallyHidden>
          <output>{isBusy ? t('sub.waiting') : ''}</output>
        </VisuallyHidden>
      </Parts>
    </HeadingSection>
  );
}

/** Renders the button that pays: the reader's wallet's as long as its sheet is still to be opened, else our own. */
function PayControl({ order, payment }: ReviewStepProps) {
  const t = usePhrases(phrases);
  const { isBusy, isConfirmed, pay } = useCheckout();
  if (payment.kind === 'wallet' && !isConfirmed)
    return <PaymentPart fetchPart={fetchWalletButton} partProps={{ order, payment }} />;
  const isPayPal = payment.kind === 'paypal' && !isConfirmed;
  return (
    <Button
      variant="primary"
      size="large"
      fullWidth
      aria-disabled={isBusy || undefined}
      onClick={() => void pay(order, payment)}
      {...(isPayPal && { iconRight: <BrandMark brand={findBrand('PayPal')} /> })}
    >
      {isPayPal ? `${t('sub.payWith')} PayPal` : t('sub.pay')}
    </Button>
  );
}
