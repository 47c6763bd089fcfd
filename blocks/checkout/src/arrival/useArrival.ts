'use client';
import { useHost, useSales } from '@broadsheet/block-kit';
import { isNetworkError } from '@broadsheet/client-core';
import { forgetRedirect, useReader, withoutQuery } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { readPayPalToken } from '@broadsheet/sales-ui';
import { useEffect, useState } from 'react';
import type { CheckoutData } from '../CheckoutData.ts';
import { loadCheckout } from './loadCheckout.ts';
import type { Arrival } from './loadCheckout.ts';
import { consumePayPalPage } from './payPalPage.ts';
import type { CheckoutPages } from './CheckoutPages.ts';

export type ArrivalState =
  /** The state on the server, while the checkout loads, and while the page is being left. */
  | { readonly status: 'waiting' }
  /** Nobody is logged in, and the checkout asks who is buying. */
  | { readonly status: 'signed-out'; readonly identity: IdentityClient }
  | { readonly status: 'failed'; readonly isOffline: boolean; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly data: CheckoutData;
      readonly sales: SalesContext;
      readonly identity: IdentityClient;
    };

type Loaded = Arrival | { readonly kind: 'failed'; readonly isOffline: boolean };

interface ArrivalOptions {
  readonly pages: CheckoutPages;
  readonly stripeIntentsID: number | undefined;
  /** Whether the checkout asks itself who is buying, instead of leading to the login. */
  readonly identifiesReader: boolean;
  /** Whether who has just logged in is still treated as if nobody were: their wallet is paying. Default: false. */
  readonly isHeld?: boolean;
}

/** Loads the checkout of the signed-in reader, and redirects readers who cannot or need not pay. */
export function useArrival(options: ArrivalOptions): ArrivalState {
  const { pages, stripeIntentsID, identifiesReader, isHeld = false } = options;
  const { environment, log } = useHost();
  const reader = useReader();
  const sales = useSales();
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoading = loaded === undefined;
  const isSignedOut = reader.status === 'signed-out';
  const identity = reader.status === 'signed-in' && !isHeld ? reader.client : undefined;
  const context = sales.status === 'ready' ? sales.context : undefined;

  useEffect(() => {
    if (isSignedOut && !identifiesReader) pages.toLogin();
  }, [isSignedOut, identifiesReader, pages]);

  useEffect(() => {
    // Who logs in here needs no way back any more: a later login would lead to the checkout.
    if (identity !== undefined && identifiesReader) forgetRedirect(environment);
  }, [identity, identifiesReader, environment]);

  useEffect(() => {
    if (identity === undefined || context === undefined || !isLoading) return;
    const elsewhere = consumePayPalPage(environment);
    if (elsewhere !== undefined) return pages.toPage(elsewhere);
    const leaving = new AbortController();
    const { signal } = leaving;
    const paypalToken = readPayPalToken(environment.address());
    // PayPal names the payer only to a page whose reader has agreed.
    const hasAgreed = new URLSearchParams(environment.address().split('?')[1]).has('PayerID');
    const arriving = { sales: context, identity, stripeIntentsID, paypalToken, hasAgreed, signal };
    loadCheckout(arriving).then(
      (arrival) => {
        if (signal.aborted) return;
        setLoaded(arrival);
        // The token of a cancelled payment is good for nothing, not even after a reload.
        if (arrival.kind === 'ready' && arrival.data.isPayPalCancelled)
          environment.replaceAddress(withoutQuery(environment.address(), 'token'));
        if (arrival.kind === 'empty') pages.toOffer();
        if (arrival.kind === 'paid') pages.toSuccess();
      },
      (error: unknown) => {
        // When the session has expired, the effect above redirects to the login page.
        if (signal.aborted || identity.getSession().status === 'signed-out') return;
        log(`The checkout could not be loaded. ${String(error)}`);
        setLoaded({ kind: 'failed', isOffline: isNetworkError(error) });
      },
    );
    return () => leaving.abort();
  }, [identity, context, stripeIntentsID, pages, environment, log, isLoading]);

  if (reader.status === 'failed') return { status: 'failed', isOffline: true, retry: reader.retry };
  if (sales.status === 'failed') return { status: 'failed', isOffline: true, retry: sales.retry };
  if (identifiesReader && (reader.status === 'signed-out' || (isHeld && reader.status === 'signed-in')))
    return { status: 'signed-out', identity: reader.client };
  if (identity === undefined || context === undefined || loaded === undefined) return { status: 'waiting' };
  switch (loaded.kind) {
    case 'ready':
      return { status: 'ready', data: loaded.data, sales: context, identity };
    case 'failed':
      return { status: 'failed', isOffline: loaded.isOffline, retry: () => setLoaded(undefined) };
    case 'empty':
    case 'paid':
      return { status: 'waiting' };
  }
}
