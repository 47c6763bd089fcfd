'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { orderEnglish, OrderItems, OrderTotals } from '@broadsheet/sales-ui';
import { Heading, HeadingSection } from '@broadsheet/ui';
import { CheckoutContext } from './CheckoutContext.ts';
import type { ArrivedCheckout } from './CheckoutContext.ts';
import { Columns, Sidebar, StepColumn } from './checkoutStyles.ts';
import { AccountSection } from './steps/AccountSection.tsx';
import { BillingSection } from './steps/BillingSection.tsx';
import { PaymentSection } from './steps/PaymentSection.tsx';
import { ReviewSection } from './steps/ReviewSection.tsx';
import { useCheckoutModel } from './useCheckoutModel.ts';

/**
 * Renders account, billing address, payment and review: one step open, earlier ones summarised, later ones waiting. Beside
 * them stands the summary of the order until the review shows it.
 */
export function Steps(arrived: ArrivedCheckout) {
  const t = usePhrases(orderEnglish);
  const checkout = useCheckoutModel(arrived);
  return (
    <CheckoutContext.Provider value={checkout}>
      <Columns>
        {checkout.state.progress.step !== 'review' && (
          <HeadingSection>
            <Sidebar aria-label={t('sub.summary')}>
              <Heading>{t('sub.summary')}</Heading>
              <OrderItems items={checkout.items} />
              <OrderTotals {...checkout.amounts} />
            </Sidebar>
          </HeadingSection>
        )}
        <StepColumn>
          <AccountSection />
          <BillingSection />
          <PaymentSection />
          <ReviewSection />
        </StepColumn>
      </Columns>
    </CheckoutContext.Provider>
  );
}
