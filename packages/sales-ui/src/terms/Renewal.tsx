'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Heading } from '@broadsheet/ui';
import type { SummaryItem } from '../order/OrderSummary.tsx';
import { phrases } from './phrases.ts';

interface RenewalProps {
  readonly items: readonly SummaryItem[];
  readonly isTaxInclusive: boolean;
}

/** Renders how what is ordered renews, or that it does not. */
export function Renewal({ items, isTaxInclusive }: RenewalProps) {
  const t = usePhrases(phrases);
  const isPaidOnce = items.length > 0 && items.every((item) => item.isPaidOnce === true);
  const prices = items.map(({ price }) => price).filter((price) => price !== undefined && price !== '');
  if (isPaidOnce) return <p>{t('sub.once')}</p>;
  return (
    <section>
      <Heading>{t('sub.renewTitle')}</Heading>
      <p>
        <bdi>{[t('sub.renewIntro'), prices.join('; ')].filter(Boolean).join(': ')}.</bdi>
      </p>
      <p>{t('sub.renewText')}</p>
      {!isTaxInclusive && <p>{t('sub.taxMay')}</p>}
    </section>
  );
}
