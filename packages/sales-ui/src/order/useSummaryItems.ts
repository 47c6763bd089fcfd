'use client';
import { useHost } from '@broadsheet/block-kit';
import type { CartItem, DescribedItem, SalesContext } from '@broadsheet/sdk-sales';
import { getItemDetails } from '@broadsheet/sdk-sales/operations';
import { useEffect, useState } from 'react';
import { leaveCyclesOut } from '../price/leaveCyclesOut.ts';
import { parseRates } from '../price/parseRates.ts';
import { usePriceTexts } from '../price/usePriceTexts.ts';
import type { SummaryItem } from './OrderSummary.tsx';

/** Returns the names of product and price, or the price's alone when it contains the product's. */
function toItemName({ sku, name = '', priceName = '' }: DescribedItem): string {
  const names = priceName.includes(name) ? [priceName] : [name, priceName];
  return names.filter(Boolean).join(', ') || name || sku;
}

interface SummaryOptions {
  readonly sales: SalesContext;
  readonly items: readonly CartItem[];
  /** ISO 4217. */
  readonly currency: string;
}

export interface Summary {
  readonly items: readonly SummaryItem[];
  readonly isTaxInclusive: boolean;
  /** Whether no prices have loaded or failed to load yet: what is shown now would grow. */
  readonly isLoading: boolean;
}

/** Returns the items of an order with their prices and later rates; only their names while the prices have not loaded. */
export function useSummaryItems({ sales, items, currency }: SummaryOptions): Summary {
  const { log } = useHost();
  const { priceText } = usePriceTexts();
  const [loaded, setLoaded] = useState<{
    readonly of: readonly CartItem[];
    readonly described: readonly DescribedItem[];
  }>();
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    getItemDetails(sales, items, { signal }).then(
      (described) => {
        if (signal.aborted) return;
        setLoaded({ of: items, described });
        setLoading(false);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        log(`Error in fetching price details. ${String(error)}`);
        setLoading(false);
      },
    );
    return () => leaving.abort();
  }, [sales, items, log]);
  const shown: readonly DescribedItem[] = loaded?.of === items ? loaded.described : items;
  return {
    items: shown.map((item) => ({
      key: `${item.sku} ${item.priceCode ?? ''}`,
      name: toItemName(item),
      description: item.priceDescription,
      price:
        priceText({
          currency,
          rates: leaveCyclesOut(parseRates(item.rates, currency), item.firstRetailCycleIDX ?? 1),
        }) || item.priceSummary,
      hadIntroduction: (item.firstRetailCycleIDX ?? 1) > 1,
      isPaidOnce: item.isGift,
    })),
    isTaxInclusive: shown.length > 0 && shown.every(({ taxInclusive }) => taxInclusive === true),
    isLoading,
  };
}
