'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Subscription } from '@broadsheet/sdk-sales';
import { findBrand, PaymentLine, toExpiry, useCardDate } from '@broadsheet/sales-ui';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Panel = styled.div`
  display: grid;
  gap: 0.4rem;
  padding: 0.9rem 1rem;
  background: ${token('tint')};
  & > p {
    margin: 0;
  }
`;

/** The status of a subscription whose last charge failed and is retried. */
const PAST_DUE = 4;

/** Renders what is paid, with which method so far, and when the new method is charged for the first time. */
export function CurrentMethod({ subscription }: { readonly subscription: Subscription }) {
  const { productName, subscriptionID, status, nextEventDateUTC, currentPaymentMethod } = subscription;
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const { paymentPartner, creditCardType, lastFour, expiration } = currentPaymentMethod ?? {};
  // Readers know the names of wallets, but not that of a card's payment provider.
  const brand = creditCardType || (findBrand(paymentPartner) ? paymentPartner : undefined);
  const date = writeDate(nextEventDateUTC);
  const product = [productName, `#${subscriptionID}`].filter(Boolean).join(' ');
  return (
    <Panel>
      <p>{t('sub.update.paidBy', { product })}</p>
      <PaymentLine brand={brand} lastFour={lastFour} expiry={toExpiry(expiration)} />
      {status === PAST_DUE ? (
        <p>{t('sub.update.pastDue')}</p>
      ) : (
        <p>{date === '' ? t('sub.update.free') : t('sub.update.next', { date })}</p>
      )}
    </Panel>
  );
}
