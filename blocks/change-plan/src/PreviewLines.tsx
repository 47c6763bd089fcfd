'use client';
import { useMoney, usePhrases } from '@broadsheet/block-kit';
import {
  findBrand,
  leaveCyclesOut,
  OrderLine,
  PaymentLine,
  toExpiry,
  useCardDate,
  usePriceTexts,
} from '@broadsheet/sales-ui';
import type { LoadedPlans } from './loadPlans.ts';
import { phrases } from './phrases.ts';
import type { Plan } from './Plan.ts';
import { Lines } from './planStyles.ts';
import type { PreviewedChange } from './PreviewedChange.ts';

export interface PreviewLinesProps {
  readonly loaded: LoadedPlans;
  readonly plan: Plan;
  readonly preview: PreviewedChange;
}

/** Renders a change in numbers: the new price, what is subtracted, what is charged or refunded now, and the next charge. */
export function PreviewLines({ loaded, plan, preview }: PreviewLinesProps) {
  const { subscription, current } = loaded;
  const { moment, charge, refund, unused, firstCycle, price, nextCharge, nextChargeAt, termEndsAt } = preview;
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const writeMoney = useMoney();
  const { priceText } = usePriceTexts();
  const money = (amount: number) => writeMoney(amount, plan.currency);
  const { paymentPartner, creditCardType, lastFour, expiration } = subscription.currentPaymentMethod ?? {};
  const brand = creditCardType || (findBrand(paymentPartner) ? paymentPartner : undefined);
  const names = { plan: plan.name, current: current?.name ?? subscription.productName ?? '' };
  const date = writeDate(nextChargeAt);
  const next = [nextCharge === undefined ? '' : money(nextCharge), date].filter(Boolean).join(', ');
  return (
    <>
      <p>
        {moment === 'now'
          ? t('sub.plan.nowText', names)
          : t('sub.plan.endText', { ...names, date: writeDate(termEndsAt ?? nextChargeAt) })}
      </p>
      {firstCycle > 1 && <p>{t('sub.plan.had', names)}</p>}
      <Lines>
        <OrderLine name={t('sub.plan.price')}>
          {priceText({ ...plan, rates: leaveCyclesOut(plan.rates, firstCycle) })}
        </OrderLine>
        {unused !== undefined && unused > 0 && (
          <>
            <OrderLine name={t('sub.plan.first')}>{money(price)}</OrderLine>
            <OrderLine name={t('sub.plan.unused')}>{money(-unused)}</OrderLine>
          </>
        )}
        <div data-sum="">
          <dt>{t(refund > 0 ? 'sub.plan.refund' : 'sub.plan.due')}</dt>
          <dd>{money(refund > 0 ? refund : charge)}</dd>
        </div>
        {next !== '' && <OrderLine name={t('sub.plan.next')}>{next}</OrderLine>}
        <OrderLine name={t('sub.plan.paidBy')}>
          <PaymentLine brand={brand} lastFour={lastFour} expiry={toExpiry(expiration)} />
        </OrderLine>
      </Lines>
      {!plan.isTaxInclusive && <p>{t('sub.plan.tax')}</p>}
    </>
  );
}
