'use client';
import { useHost } from '@broadsheet/block-kit';
import type { PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { initializePayment } from '@broadsheet/sdk-sales/operations';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadStripe } from './loadStripe.ts';

export interface StartedPayment {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  /** Another than the one asked for when the order had to be replaced. */
  readonly orderNumber: string;
  /** The intent, when it turns out to be paid already: before a reload, or in another tab. */
  readonly paidIntentID: string | undefined;
}

export type PaymentStart =
  | { readonly status: 'loading' }
  /** `order`: the service refused; `script`: the provider's script cannot be had. */
  | {
      readonly status: 'failed';
      readonly reason: 'order' | 'script';
      readonly error: unknown;
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly payment: StartedPayment };

interface PaymentStartOptions {
  readonly sales: SalesContext;
  readonly orderNumber: string;
  readonly option: PaymentOption;
}

class ScriptError extends Error {}

async function findPaidIntent(stripe: Stripe, clientSecret: string): Promise<string | undefined> {
  if (!clientSecret.startsWith('pi_')) return undefined;
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return paymentIntent?.status === 'succeeded' ? paymentIntent.id : undefined;
}

interface StartOptions extends PaymentStartOptions {
  readonly origin: string | undefined;
  readonly locale: string;
}

async function start({ sales, orderNumber, option, origin, locale }: StartOptions): Promise<StartedPayment> {
  const { paymentMethodID } = option;
  const begun = await initializePayment(sales, orderNumber, { paymentMethodID });
  const { parameter1: clientSecret, parameter2: key } = begun;
  if (!clientSecret || !key) throw new Error('The sales service began a payment without secret and key.');
  const stripe = await loadStripe({ key, origin, locale }).catch((cause: unknown) => {
    throw new ScriptError('The card provider’s script could not be loaded.', { cause });
  });
  const paidIntentID = await findPaidIntent(stripe, clientSecret);
  return { stripe, clientSecret, orderNumber: begun.orderNumber, paidIntentID };
}

/** Begins the payment of an order with the card provider, once for each order. */
export function usePaymentStart(options: PaymentStartOptions): PaymentStart {
  const { sales, orderNumber, option } = options;
  const { site, locale, log } = useHost();
  const [state, setState] = useState<PaymentStart>({ status: 'loading' });
  const origin = site.vendorOrigins?.['stripe'];
  const isLoading = state.status === 'loading';
  useEffect(() => {
    // Another order number that comes later is that of the payment which has begun.
    if (!isLoading) return;
    let isCurrent = true;
    start({ sales, orderNumber, option, origin, locale }).then(
      (payment) => {
        if (isCurrent) setState({ status: 'ready', payment });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        log(`A payment could not be begun. ${String(error)}`);
        const reason = error instanceof ScriptError ? 'script' : 'order';
        setState({ status: 'failed', reason, error, retry: () => setState({ status: 'loading' }) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [sales, orderNumber, option, origin, locale, log, isLoading]);
  return state;
}
