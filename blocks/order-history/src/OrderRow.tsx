'use client';
import { salesOrigin, safeHref, useFormat, useHost, useMoney, usePhrases } from '@broadsheet/block-kit';
import type { Order } from '@broadsheet/sdk-sales';
import { toMinorUnits } from '@broadsheet/sdk-sales/rules';
import { PaymentLine } from '@broadsheet/sales-ui';
import { Badge, Link, Time, token } from '@broadsheet/ui';
import type { BadgeVariant } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Row = styled.li`
  display: grid;
  gap: 0.4rem;
  padding-block: 0.9rem;
  border-block-end: ${token('border')};
  overflow-wrap: anywhere;
  &[aria-current] {
    padding-inline: 0.9rem;
    background: ${token('tint')};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 0.75rem;
  align-items: baseline;
  justify-content: space-between;
`;

const Products = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font: 600 ${token('type-2')} / 1.25 ${token('serif')};
`;

const Details = styled.dl`
  display: grid;
  gap: 0.15rem;
  margin: 0;
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
  }
  & dd {
    margin: 0;
    color: ${token('ink')};
  }
`;

const ReceiptLink = styled(Link)`
  color: ${token('brand')};
  text-decoration: underline;
  text-underline-offset: 0.15em;
`;

const VARIANTS: Readonly<Record<NonNullable<Order['orderStatus']>, BadgeVariant>> = {
  Pending: 'warning',
  PartiallyPaid: 'warning',
  Paid: 'success',
  Cancelled: 'light',
};

export interface OrderRowProps {
  readonly order: Order;
  /** Whether the reader followed a link to this order: the row takes the focus and is highlighted. */
  readonly isMarked?: boolean;
}

/** Renders an order: products, date, payment and total; parts that the service leaves out are not shown. */
export function OrderRow({ order, isMarked = false }: OrderRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.focus();
  }, [isMarked]);
  const { orderNumber, orderStatus, orderDate } = order;
  const t = usePhrases(phrases);
  const date = useFormat().date(orderDate);
  const total = useTotal(order);
  return (
    <Row ref={row} tabIndex={-1} aria-current={isMarked || undefined}>
      <Head>
        <ProductNames order={order} />
        {orderStatus && <Badge variant={VARIANTS[orderStatus]}>{t(`sub.order.${orderStatus}`)}</Badge>}
      </Head>
      <Details>
        <Detail name={t('sub.orderNumber')}>{orderNumber}</Detail>
        {orderDate !== undefined && date !== '' && (
          <Detail name={t('sub.orderDate')}>
            <Time value={new Date(orderDate).toISOString()} text={date} />
          </Detail>
        )}
        <PaidBy order={order} />
        {total !== undefined && (
          <Detail name={t('sub.orderTotal')}>
            <strong>{total}</strong>
          </Detail>
        )}
      </Details>
      <Receipt order={order} />
    </Row>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function useTotal({ total, currency }: Order): string | undefined {
  const writeMoney = useMoney();
  if (total === undefined || !currency) return undefined;
  return writeMoney(toMinorUnits(total, currency), currency);
}

/**
 * Renders the names of the products: the history has `products`, a new order has `items`; nothing when neither has names.
 */
function ProductNames({ order: { products, items } }: { readonly order: Order }) {
  const t = usePhrases(phrases);
  const named = (products ?? items ?? []).flatMap(({ sku, name, quantity }) => {
    const label = name || sku;
    return label ? [{ name: label, quantity: quantity ?? 1 }] : [];
  });
  if (named.length === 0) return null;
  return (
    <Products>
      {named.map(({ name, quantity }, at) => (
        // A product may occur twice, at two prices.
        <li key={`${at} ${name}`}>
          {quantity === 1 ? name : t('sub.orderItems', { name, quantity: String(quantity) })}
        </li>
      ))}
    </Products>
  );
}

/** Renders how the order was paid; nothing for an order without a payment. */
function PaidBy({ order }: { readonly order: Order }) {
  const t = usePhrases(phrases);
  const { creditCardBrand, paymentGateway, lastFour } = order;
  const brand = creditCardBrand || paymentGateway;
  if (!brand && !lastFour) return null;
  return (
    <Detail name={t('sub.orderPaidBy')}>
      <PaymentLine brand={brand} lastFour={lastFour} />
    </Detail>
  );
}

/** Renders the link to the receipt, a printable page of the sales service. */
function Receipt({ order: { orderNumber, receiptURL = '' } }: { readonly order: Order }) {
  const { site } = useHost();
  const t = usePhrases(phrases);
  const href = safeHref(/^\/(?!\/)/.test(receiptURL) ? `${salesOrigin(site)}${receiptURL}` : receiptURL);
  if (href === undefined) return null;
  return (
    <div>
      <ReceiptLink href={href} openInNewTab label={t('sub.orderReceiptOf', { number: orderNumber })}>
        {t('sub.orderReceipt')}
      </ReceiptLink>
    </div>
  );
}
