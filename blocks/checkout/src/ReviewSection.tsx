'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { PaymentPart } from '@broadsheet/sales-ui';
import type { SectionProps } from './NumberedStepsProps.ts';
import { phrases } from './phrases.ts';
import { Problem } from './steps/Problem.tsx';
import { Step } from './steps/Step.tsx';

/** Fetches the review step, while the reader chooses how to pay. */
export const fetchReviewStep = async () => (await import('./steps/ReviewStep.tsx')).ReviewStep;

/** Renders the fourth step: the order, and the button that pays. */
export function ReviewSection(props: SectionProps) {
  const {
    steps,
    checkout,
    offerURL,
    planURL,
    items,
    amounts,
    termsOfSaleURL,
    termsOfServiceURL,
    titleApplePayGooglePay,
  } = props;
  const t = usePhrases(phrases);
  const { state } = steps;
  const { pay, payProblem } = checkout;
  const isCardRefused = pay.problem?.kind === 'provider' && pay.problem.advisesAnotherCard;
  const advice = isCardRefused
    ? t('checkout.otherCard', { edit: t('sub.edit'), step: t('sub.step.payment') })
    : undefined;
  return (
    <Step
      number={4}
      title={t('sub.step.review')}
      status={state.step === 'review' ? 'open' : 'waiting'}
      error={payProblem && <Problem text={payProblem} {...{ advice, checkout, offerURL, planURL }} />}
    >
      {state.step === 'review' && (
        <PaymentPart
          fetchPart={fetchReviewStep}
          partProps={{
            ...{ items, amounts, termsOfSaleURL, termsOfServiceURL },
            payment: state.payment,
            businessName: titleApplePayGooglePay ?? '',
            challenge: checkout.isChallenged ? checkout.challenge : undefined,
            isBusy: pay.isBusy,
            isConfirmed: pay.isConfirmed,
            onPay: () => void pay.pay(state.order, state.payment),
            onAgreed: (sheet) => void pay.payByWallet(state.order, sheet),
          }}
        />
      )}
    </Step>
  );
}
