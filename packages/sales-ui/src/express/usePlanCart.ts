'use client';
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { Cart, SalesContext } from '@broadsheet/sdk-sales';
import { getEntitlements } from '@broadsheet/sdk-sales/operations';
import { useEffect, useState } from 'react';
import { presetCountry } from '../address/presetCountry.ts';
import { keepCart } from './keptCart.ts';
import type { WalletPlan } from './WalletPlace.tsx';

export interface PlanCart {
  readonly identity: IdentityClient;
  readonly sales: SalesContext;
  /** Whether the reader was logged in before. */
  readonly isReader: boolean;
  readonly cart: Cart;
  /** The country with which the price is quoted first; empty when none is known. */
  readonly country: string;
  /** The country of the request, or the site's own one, as the sales service tells it. */
  readonly entitlementCountry: string | undefined;
}

export type PlanCartState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly planCart: PlanCart };

/** Puts a plan into the cart, and finds out who buys it from where. */
export function usePlanCart(plan: WalletPlan): PlanCartState {
  const { environment, locale, log, identity, sales } = useHost();
  const { sku, priceCode } = plan;
  const [state, setState] = useState<PlanCartState>({ status: 'loading' });
  const isLoading = state.status === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    async function load(): Promise<PlanCart> {
      const [client, context] = await Promise.all([identity(), sales()]);
      const [isReader, cart, entitlements] = await Promise.all([
        client.isLoggedIn(),
        keepCart(context, environment, { sku, priceCode }),
        getEntitlements(context).catch(() => undefined),
      ]);
      const told = entitlements?.edgescape?.country_code ?? undefined;
      const country = presetCountry({ told, siteLanguage: locale });
      return { identity: client, sales: context, isReader, cart, country, entitlementCountry: told };
    }
    load().then(
      (planCart) => isCurrent && setState({ status: 'ready', planCart }),
      (error: unknown) => {
        if (!isCurrent) return;
        log(`A plan could not be put into the cart. ${String(error)}`);
        setState({ status: 'failed', retry: () => setState({ status: 'loading' }) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading, sku, priceCode, environment, locale, log, identity, sales]);
  return state;
}
