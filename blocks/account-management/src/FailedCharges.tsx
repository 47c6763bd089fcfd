'use client';
import { useHost } from '@broadsheet/block-kit';
import { getErrorCode } from '@broadsheet/sdk-sales';
import type { Subscription } from '@broadsheet/sdk-sales';
import { getAllActiveSubscriptions } from '@broadsheet/sdk-sales/operations';
import { FailedChargeNotice, toPageHref } from '@broadsheet/sales-ui';
import { useEffect, useState } from 'react';

/** Renders a notice for each running subscription of the reader whose charge has failed; nothing on a site that sells none. */
export function FailedCharges({ paymentURL }: { readonly paymentURL: string }) {
  const { sales, log } = useHost();
  const [running, setRunning] = useState<readonly Subscription[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    sales()
      .then((context) => getAllActiveSubscriptions(context, { signal }))
      .then(setRunning)
      .catch((error: unknown) => {
        // The account is complete without it, and a session that has ended leads to the login.
        if (!signal.aborted && getErrorCode(error) !== 'missing_jwt')
          log(`Failed charges could not be read. ${String(error)}`);
      });
    return () => leaving.abort();
  }, [sales, log]);
  return running.map(
    ({ subscriptionID, productName, failedCharge, currentPaymentMethod }) =>
      failedCharge !== undefined && (
        <FailedChargeNotice
          key={subscriptionID}
          charge={failedCharge}
          product={productName ?? ''}
          href={toPageHref(paymentURL, { paymentMethodID: currentPaymentMethod?.paymentMethodID })}
        />
      ),
  );
}
