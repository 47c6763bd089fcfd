'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Subscription } from '@broadsheet/sdk-sales';
import { findBrand, PaymentLine, toExpiry, useCardDate } from '@broadsheet/subscription';
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

/** The last charge failed, and is tried again. */
const PAST_DUE = 4;

/** What is paid, how so far, and when the new method is charged for the first time. */
export function CurrentMethod({ subscription }: { readonly subscription: Subscription }) {
  const { productName, subscriptionID, status, nextEventDateUTC, currentPaymentMethod } = subscription;
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const { paymentPartner, creditCardType, lastFour, expiration } = currentPaymentMethod ?? {};
  // A wallet has a name that readers know, the provider of a card has none.
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
