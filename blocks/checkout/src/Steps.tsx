'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { orderEnglish, OrderItems, OrderTotals } from '@broadsheet/sales-ui';
import { Heading, HeadingSection } from '@broadsheet/ui';
import type { CheckoutData } from './arrival/loadCheckout.ts';
import { Columns, Sidebar, StepColumn } from './checkoutStyles.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import type { StepsProps } from './StepsProps.ts';
import { toOrderAmounts } from './toOrderAmounts.ts';
import { useSteps } from './useSteps.ts';
import { useSummaryItems } from './useSummaryItems.ts';

const NO_ITEMS: NonNullable<CheckoutData['cart']['items']> = [];

/** Renders the four steps, and beside them the summary of the order until the review shows it. */
export function Steps(props: StepsProps) {
  const { data, sales } = props;
  const t = usePhrases(orderEnglish);
  const steps = useSteps(props);
  const { state } = steps;
  const bare = toOrderAmounts(state.cart, state.step === 'billing' ? undefined : state.order);
  const { currency } = bare;
  const summary = useSummaryItems({ sales, items: data.cart.items ?? NO_ITEMS, currency });
  const { items, isTaxInclusive } = summary;
  const amounts = { ...bare, isTaxInclusive };
  return (
    <Columns>
      {state.step !== 'review' && (
        <HeadingSection>
          <Sidebar aria-label={t('sub.summary')}>
            <Heading>{t('sub.summary')}</Heading>
            <OrderItems items={items} />
            <OrderTotals {...amounts} />
          </Sidebar>
        </HeadingSection>
      )}
      <StepColumn>
        <NumberedSteps {...props} steps={steps} items={items} amounts={amounts} />
      </StepColumn>
    </Columns>
  );
}
