'use client';
import { useHost, useSales } from '@broadsheet/block-kit';
import type { Cart, SalesContext } from '@broadsheet/sdk-sales';
import { getCart, getEntitlements } from '@broadsheet/sdk-sales/operations';
import { useEffect, useState } from 'react';
import { presetCountry } from '../address/presetCountry.ts';

export interface VisitorCart {
  readonly sales: SalesContext;
  /** Absent when it could not be loaded; the reader can say who they are all the same. */
  readonly cart: Cart | undefined;
  /** The country with which the form begins; empty when none is known. */
  readonly country: string;
  /** The country of the request, or the site's own one, as the sales service tells it. */
  readonly entitlementCountry: string | undefined;
}

/** Loads what somebody who is not logged in has chosen; `undefined` while it is unknown. */
export function useVisitorCart(): VisitorCart | undefined {
  const { log, locale } = useHost();
  const sales = useSales();
  const context = sales.status === 'ready' ? sales.context : undefined;
  const [found, setFound] = useState<VisitorCart>();
  useEffect(() => {
    if (context === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const asked = getEntitlements(context, { signal }).catch(() => undefined);
    const chosen = getCart(context, { signal }).catch((error: unknown) => {
      if (!signal.aborted) log(`The cart could not be loaded. ${String(error)}`);
      return undefined;
    });
    void Promise.all([chosen, asked]).then(([cart, entitlements]) => {
      const told = entitlements?.edgescape?.country_code ?? undefined;
      const country = presetCountry({ told, siteLanguage: locale });
      if (!signal.aborted) setFound({ sales: context, cart, country, entitlementCountry: told });
    });
    return () => leaving.abort();
  }, [context, log, locale]);
  return found;
}
