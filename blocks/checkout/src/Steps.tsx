'use client';
import { WaitingNote } from './arrival/WaitingNote.tsx';
import { CheckoutContext } from './CheckoutContext.ts';
import type { ArrivedCheckout } from './CheckoutContext.ts';
import { Columns, StepColumn } from './checkoutStyles.ts';
import { AccountSection } from './steps/AccountSection.tsx';
import { BillingSection } from './steps/BillingSection.tsx';
import { OrderSidebar } from './steps/OrderSidebar.tsx';
import { PaymentSection } from './steps/PaymentSection.tsx';
import { ReviewSection } from './steps/ReviewSection.tsx';
import { useCheckoutModel } from './useCheckoutModel.ts';

/**
 * Renders account, billing address, payment and review: one step open, earlier ones summarised, later ones waiting. Beside
 * them stands the summary of the order until the review shows it.
 */
export function Steps(arrived: ArrivedCheckout) {
  const checkout = useCheckoutModel(arrived);
  if (checkout.isLoading) return <WaitingNote />;
  return (
    <CheckoutContext.Provider value={checkout}>
      <Columns>
        {checkout.state.progress.step !== 'review' && <OrderSidebar />}
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
