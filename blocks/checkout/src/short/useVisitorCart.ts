'use client';
import { useHost, useSales } from '@broadsheet/block-kit';
import type { Cart, SalesContext } from '@broadsheet/sdk-sales';
import { getCart, getEntitlements } from '@broadsheet/sdk-sales/operations';
import { useEffect, useState } from 'react';

export interface VisitorCart {
  readonly sales: SalesContext;
  /** Absent when it could not be loaded; the reader can say who they are all the same. */
  readonly cart: Cart | undefined;
  /** The country of the request, or of the browser's language; empty when neither is known. */
  readonly country: string;
}

/** Returns the region of the browser's language, such as `GB`; empty when it names none. */
export const languageRegion = (): string =>
  new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale).region ?? '';

/** Loads what somebody who is not logged in has chosen; `undefined` while it is unknown. */
export function useVisitorCart(): VisitorCart | undefined {
  const { log } = useHost();
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
      const country = entitlements?.edgescape?.country_code || languageRegion();
      if (!signal.aborted) setFound({ sales: context, cart, country });
    });
    return () => leaving.abort();
  }, [context, log]);
  return found;
}
