'use client';
import { useHost } from '@broadsheet/block-kit';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadStripe } from './loadStripe.ts';

/** The sales service's response when a payment, or a change of the card, begins. */
export interface BegunCard {
  /** The client secret of the card provider. */
  readonly parameter1?: string | null;
  /** The provider's publishable key. */
  readonly parameter2?: string | null;
}

export interface StartedCard<Begun> {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  /** The service's response. */
  readonly begun: Begun;
  /** The intent, when it turns out to be paid already: before a reload, or in another tab. */
  readonly paidIntentID: string | undefined;
}

export type CardStart<Begun> =
  | { readonly status: 'loading' }
  /** The reason of a failure. `service`: the sales service refused; `script`: the provider's script could not be loaded. */
  | {
      readonly status: 'failed';
      readonly reason: 'service' | 'script';
      readonly error: unknown;
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly card: StartedCard<Begun>; readonly restart: () => void };

class ScriptError extends Error {}

async function findPaidIntent(stripe: Stripe, clientSecret: string): Promise<string | undefined> {
  if (clientSecret.startsWith('seti_')) {
    const { setupIntent } = await stripe.retrieveSetupIntent(clientSecret);
    return setupIntent?.status === 'succeeded' ? setupIntent.id : undefined;
  }
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return paymentIntent?.status === 'succeeded' ? paymentIntent.id : undefined;
}

interface StartOptions<Begun> {
  readonly begin: (signal: AbortSignal) => Promise<Begun>;
  readonly origin: string | undefined;
  readonly locale: string;
  readonly signal: AbortSignal;
}

async function start<Begun extends BegunCard>(options: StartOptions<Begun>): Promise<StartedCard<Begun>> {
  const { begin, origin, locale, signal } = options;
  const begun = await begin(signal);
  const { parameter1: clientSecret, parameter2: key } = begun;
  if (!clientSecret || !key) throw new Error('The sales service began a payment without secret and key.');
  const stripe = await loadStripe({ key, origin, locale }).catch((cause: unknown) => {
    throw new ScriptError('The card provider’s script could not be loaded.', { cause });
  });
  const paidIntentID = await findPaidIntent(stripe, clientSecret);
  return { stripe, clientSecret, begun, paidIntentID };
}

/**
 * Begins a payment or a change of card, once, and loads the provider's script for it.
 *
 * @param begin must stay the same function for the same purpose; once it has succeeded, another one has no effect. Its
 *   signal aborts a call whose result is no longer needed
 */
export function useCardStart<Begun extends BegunCard>(
  begin: (signal: AbortSignal) => Promise<Begun>,
): CardStart<Begun> {
  const { site, locale, log } = useHost();
  const [state, setState] = useState<CardStart<Begun>>({ status: 'loading' });
  const origin = site.vendorOrigins?.['stripe'];
  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const again = () => setState({ status: 'loading' });
    start({ begin, origin, locale, signal }).then(
      (card) => {
        if (!signal.aborted) setState({ status: 'ready', card, restart: again });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        log(`A payment could not be begun. ${String(error)}`);
        const reason = error instanceof ScriptError ? 'script' : 'service';
        setState({ status: 'failed', reason, error, retry: again });
      },
    );
    return () => leaving.abort();
  }, [begin, origin, locale, log, isLoading]);
  return state;
}
