'use client';
import { toLocale, useHost } from '@broadsheet/block-kit';
import { listCountries, PaymentLine, toAddressLines } from '@broadsheet/sales-ui';
import type { Address } from '@broadsheet/sales-ui';
import type { ChosenPayment } from '../payment/ChosenPayment.ts';

/** Renders the lines of an address, with the name of its country. */
export function AddressSummary({ address }: { readonly address: Address }) {
  const { locale } = useHost();
  const country = listCountries(toLocale(locale)).find(({ code }) => code === address.country);
  return toAddressLines(address, country?.name).map((line) => <p key={line}>{line}</p>);
}

export function PaymentSummary({ payment }: { readonly payment: ChosenPayment }) {
  switch (payment.kind) {
    case 'card':
      return <PaymentLine brand={payment.brand} lastFour={payment.lastFour} expiry={payment.expiry} />;
    case 'wallet':
      return <PaymentLine brand={payment.wallet} />;
    case 'paypal':
      return <PaymentLine brand="PayPal" />;
  }
}
