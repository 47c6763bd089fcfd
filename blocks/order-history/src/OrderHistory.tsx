'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountSection, NothingToShow, useReaderData } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useCallback } from 'react';
import type { fields } from './fields.ts';
import { appendOrders, loadOrders } from './loadOrders.ts';
import { OrderList } from './OrderList.tsx';
import { phrases } from './phrases.ts';

export type OrderHistoryProps = FieldValues<typeof fields>;

/** Renders the reader's orders, newest first, each with its receipt. */
export function OrderHistory({ redirectURL, offerURL }: OrderHistoryProps) {
  const { sales } = useHost();
  const t = usePhrases(phrases);
  const load = useCallback(
    async (_client: IdentityClient, signal: AbortSignal) => loadOrders(await sales(), { signal }),
    [sales],
  );
  const data = useReaderData({ load, redirectURL });
  return (
    <AccountSection heading={t('sub.orders')} data={data} room="18rem">
      {({ value, put }) =>
        value.orders.length === 0 ? (
          <NothingToShow text={t('sub.ordersNone')} url={offerURL} label={t('sub.ordersOffers')} />
        ) : (
          <OrderList loaded={value} onPage={(page) => put((shown) => appendOrders(shown, page))} />
        )
      }
    </AccountSection>
  );
}
