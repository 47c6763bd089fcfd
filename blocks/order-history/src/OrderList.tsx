'use client';
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, AccountList, readerEnglish, useReaderAction } from '@broadsheet/identity-ui';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { loadOrders } from './loadOrders.ts';
import type { LoadedOrders } from './loadOrders.ts';
import { OrderRow } from './OrderRow.tsx';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const ERRORS = { otherwise: 'sub.ordersErr' } as const;

/** The list; the rule below the heading serves as its upper border. */
const Orders = styled(AccountList)`
  border-block-start: 0;
`;

/** Returns the number of the order that the link in a receipt mail names; `null` without one. */
const readOrderNumber = (url: string): string | null =>
  new URLSearchParams(url.replace(/#.*$/s, '').split('?')[1] ?? '').get('order');

export interface OrderListProps {
  readonly loaded: LoadedOrders;
  /** Runs when the next page has loaded. */
  readonly onPage: (page: LoadedOrders) => void;
}

/** Renders the orders, and a button for older ones. */
export function OrderList({ loaded, onPage }: OrderListProps) {
  const { sales, orders, total, next } = loaded;
  const t = usePhrases(english);
  const format = useFormat();
  const { environment } = useHost();
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  const list = useRef<HTMLUListElement>(null);
  const [marked] = useState(() => readOrderNumber(environment.address()));
  const [firstNew, setFirstNew] = useState<number>();
  useEffect(() => {
    if (firstNew === undefined) return;
    // The button may be gone, so the focus moves to the first new order, where the button was.
    const row = list.current?.querySelector<HTMLElement>(`:scope > li:nth-child(${firstNew + 1})`);
    (row ?? list.current)?.focus();
  }, [firstNew]);

  const showMore = (start: number) =>
    run(async () => {
      const page = await loadOrders(sales, { start });
      onPage(page);
      setFirstNew(orders.length);
    });

  const shown = { shown: format.number(orders.length), total: format.number(total ?? orders.length) };
  return (
    <>
      <Orders ref={list} tabIndex={-1} aria-label={t('sub.orders')} aria-busy={isBusy || undefined}>
        {orders.map((order) => (
          <OrderRow key={order.orderNumber} order={order} isMarked={order.orderNumber === marked} />
        ))}
      </Orders>
      {next !== undefined && (
        <div>
          <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => void showMore(next)}>
            {t('sub.ordersMore')}
          </Button>
        </div>
      )}
      <output>{isBusy ? t('id.waiting') : total !== undefined && t('sub.ordersShown', shown)}</output>
      <FormError>{problem && t(problem)}</FormError>
    </>
  );
}
