'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { PaymentPart } from '@broadsheet/sales-ui';
import { useCheckout } from '../CheckoutContext.ts';
import { phrases } from '../phrases.ts';
import { Problem } from './Problem.tsx';
import { Step } from './Step.tsx';

const fetchReviewStep = async () => (await import('./ReviewStep.tsx')).ReviewStep;

/** Renders the fourth step: the order, and the button that pays. */
export function ReviewSection() {
  const t = usePhrases(phrases);
  const { state, payProblem } = useCheckout();
  const { progress, paying } = state;
  const isCardRefused =
    paying.kind === 'failed' && paying.problem.kind === 'provider' && paying.problem.advisesAnotherCard;
  const advice = isCardRefused
    ? t('checkout.otherCard', { edit: t('sub.edit'), step: t('sub.step.payment') })
    : undefined;
  return (
    <Step
      number={4}
      title={t('sub.step.review')}
      status={progress.step === 'review' ? 'open' : 'waiting'}
      error={payProblem && <Problem text={payProblem} advice={advice} />}
    >
      {progress.step === 'review' && (
        <PaymentPart
          fetchPart={fetchReviewStep}
          partProps={{ order: progress.order, payment: progress.payment }}
        />
      )}
    </Step>
  );
}
