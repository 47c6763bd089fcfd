'use client';
import { useHost } from '@broadsheet/block-kit';
import type { PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { beginPayment } from './beginPayment.ts';
import { loadStripe } from './loadStripe.ts';

export interface StartedPayment {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  /** Another than the one asked for when the order had to be replaced. */
  readonly orderNumber: string;
}

/** An order that turns out to be paid already: before a reload, or in another tab. */
export interface PaidOrder {
  readonly orderNumber: string;
  /** Of the payment that the provider has and the service does not know of yet. */
  readonly intentID: string | undefined;
}

type Started =
  | { readonly status: 'ready'; readonly payment: StartedPayment }
  | { readonly status: 'paid'; readonly paid: PaidOrder };

export type PaymentStart =
  | { readonly status: 'loading' }
  /** `order`: the service refused; `script`: the provider's script cannot be had. */
  | { readonly status: 'failed'; readonly reason: 'order' | 'script'; readonly retry: () => void }
  | Started;

interface PaymentStartOptions {
  readonly sales: SalesContext;
  readonly orderNumber: string;
  readonly option: PaymentOption;
}

class ScriptError extends Error {}

async function findPaidIntent(stripe: Stripe, clientSecret: string): Promise<string | undefined> {
  if (clientSecret.startsWith('seti_')) {
    const { setupIntent } = await stripe.retrieveSetupIntent(clientSecret);
    return setupIntent?.status === 'succeeded' ? setupIntent.id : undefined;
  }
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return paymentIntent?.status === 'succeeded' ? paymentIntent.id : undefined;
}

interface StartOptions extends PaymentStartOptions {
  readonly origin: string | undefined;
  readonly locale: string;
  readonly signal: AbortSignal;
}

async function start({ sales, option, origin, locale, signal, ...asked }: StartOptions): Promise<Started> {
  const { paymentMethodID } = option;
  const begun = await beginPayment(sales, asked.orderNumber, { paymentMethodID, signal });
  if (begun === 'paid')
    return { status: 'paid', paid: { orderNumber: asked.orderNumber, intentID: undefined } };
  const { orderNumber, parameter1: clientSecret, parameter2: key } = begun;
  if (!clientSecret || !key) throw new Error('The sales service began a payment without secret and key.');
  const stripe = await loadStripe({ key, origin, locale }).catch((cause: unknown) => {
    throw new ScriptError('The card provider’s script could not be loaded.', { cause });
  });
  const intentID = await findPaidIntent(stripe, clientSecret);
  return intentID === undefined
    ? { status: 'ready', payment: { stripe, clientSecret, orderNumber } }
    : { status: 'paid', paid: { orderNumber, intentID } };
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
    const leaving = new AbortController();
    const { signal } = leaving;
    start({ sales, orderNumber, option, origin, locale, signal }).then(
      (started) => {
        if (!signal.aborted) setState(started);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        log(`A payment could not be begun. ${String(error)}`);
        const reason = error instanceof ScriptError ? 'script' : 'order';
        setState({ status: 'failed', reason, retry: () => setState({ status: 'loading' }) });
      },
    );
    return () => leaving.abort();
  }, [sales, orderNumber, option, origin, locale, log, isLoading]);
  return state;
}
