'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { SectionProps } from './NumberedStepsProps.ts';
import { phrases } from './phrases.ts';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { Step } from './steps/Step.tsx';

/** The fourth step: what is ordered, and what pays. */
export function ReviewSection(props: SectionProps) {
  const { steps, checkout, items, amounts, termsOfSaleURL, termsOfServiceURL, titleApplePayGooglePay } =
    props;
  const t = usePhrases(phrases);
  const { state } = steps;
  const { pay } = checkout;
  return (
    <Step
      number={4}
      title={t('sub.step.review')}
      status={state.step === 'review' ? 'open' : 'waiting'}
      error={checkout.payProblem}
    >
      {state.step === 'review' && (
        <ReviewStep
          {...{ items, amounts, termsOfSaleURL, termsOfServiceURL }}
          payment={state.payment}
          businessName={titleApplePayGooglePay ?? ''}
          challenge={checkout.isChallenged ? checkout.challenge : undefined}
          isBusy={pay.isBusy}
          isConfirmed={pay.isConfirmed}
          onPay={() => void pay.pay(state.order, state.payment)}
          onAgreed={(sheet) => void pay.payByWallet(state.order, sheet)}
        />
      )}
    </Step>
  );
}
