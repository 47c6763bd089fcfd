'use client';
import { useHost, useSales } from '@broadsheet/block-kit';
import { isNetworkError } from '@broadsheet/client-core';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { useEffect, useState } from 'react';
import { loadPlans } from './loadPlans.ts';
import type { GiftPlan } from './loadPlans.ts';

export type PlansState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly isOffline: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly plans: readonly GiftPlan[]; readonly sales: SalesContext };

type Loaded =
  | { readonly kind: 'plans'; readonly plans: readonly GiftPlan[] }
  | { readonly kind: 'failed'; readonly isOffline: boolean };

/** Returns the gifts of a campaign, which are the same for all readers. */
export function usePlans(campaign: string): PlansState {
  const { log } = useHost();
  const sales = useSales();
  const context = sales.status === 'ready' ? sales.context : undefined;
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoading = loaded === undefined;
  useEffect(() => {
    if (context === undefined || !isLoading) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    loadPlans(context, { campaign, signal }).then(
      (plans) => {
        if (!signal.aborted) setLoaded({ kind: 'plans', plans });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        log(`The gifts of the campaign "${campaign}" could not be loaded. ${String(error)}`);
        setLoaded({ kind: 'failed', isOffline: isNetworkError(error) });
      },
    );
    return () => leaving.abort();
  }, [context, campaign, log, isLoading]);
  if (sales.status === 'failed') return { status: 'failed', isOffline: true, retry: sales.retry };
  if (loaded === undefined || context === undefined) return { status: 'waiting' };
  return loaded.kind === 'failed'
    ? { status: 'failed', isOffline: loaded.isOffline, retry: () => setLoaded(undefined) }
    : { status: 'ready', plans: loaded.plans, sales: context };
}
