'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Address } from '@broadsheet/sales-ui';
import { PaymentSection } from './PaymentSection.tsx';
import type { NumberedStepsProps } from './NumberedStepsProps.ts';
import { phrases } from './phrases.ts';
import { ReviewSection } from './ReviewSection.tsx';
import { BillingStep } from './steps/BillingStep.tsx';
import { Problem } from './steps/Problem.tsx';
import { Step } from './steps/Step.tsx';
import { AddressSummary } from './steps/summaries.tsx';
import { useOtherAccount } from './useOtherAccount.ts';
import { useCheckout } from './useCheckout.ts';

/** Renders account, billing address, payment and review: one step open, earlier ones summarised, later ones waiting. */
export function NumberedSteps(props: NumberedStepsProps) {
  const { data, sales, identity, pages, steps, offerURL, planURL } = props;
  const { cardOption, paypalOption, profile } = data;
  const t = usePhrases(phrases);
  const checkout = useCheckout({ data, steps, sales, identity, pages, cardOption, paypalOption });
  const changeAccount = useOtherAccount(identity, pages);
  const { state } = steps;
  const isBilled = state.step !== 'billing';
  // After the provider has made the payment, nothing that it depends on may change.
  const edit = (action: () => void) => (checkout.pay.isConfirmed ? undefined : action);
  return (
    <>
      <Step
        number={1}
        title={t('sub.step.account')}
        status="complete"
        summary={<p>{t('checkout.signedIn', { email: profile.email ?? '' })}</p>}
        onEdit={edit(() => void changeAccount())}
      />
      <Step
        number={2}
        title={t('sub.step.billing')}
        status={isBilled ? 'complete' : 'open'}
        summary={isBilled && <AddressSummary address={state.address} />}
        onEdit={edit(() => {
          // The order is made anew, so what was wrong with paying the former one no longer counts.
          checkout.pay.forget();
          void steps.editBilling();
        })}
        error={
          checkout.orderProblem && (
            <Problem text={checkout.orderProblem} {...{ checkout, offerURL, planURL }} />
          )
        }
      >
        {!isBilled && (
          <BillingStep
            readerId={profile.uuid}
            address={state.address}
            challenge={checkout.challenge}
            onSubmit={async (address: Address) => steps.submitBilling(address, await checkout.requestToken())}
          />
        )}
      </Step>
      <PaymentSection {...props} checkout={checkout} />
      <ReviewSection {...props} checkout={checkout} />
    </>
  );
}
