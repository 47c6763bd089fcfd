'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { orderEnglish, OrderItems, OrderTotals } from '@broadsheet/sales-ui';
import { Heading, HeadingSection } from '@broadsheet/ui';
import { useCheckout } from '../CheckoutContext.ts';
import { Sidebar } from '../checkoutStyles.ts';

/** Renders what is ordered and what it costs, beside the steps. */
export function OrderSidebar() {
  const t = usePhrases(orderEnglish);
  const { items, amounts } = useCheckout();
  return (
    <HeadingSection>
      <Sidebar aria-label={t('sub.summary')}>
        <Heading>{t('sub.summary')}</Heading>
        <OrderItems items={items} />
        <OrderTotals {...amounts} />
      </Sidebar>
    </HeadingSection>
  );
}
