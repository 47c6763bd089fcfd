'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { PaymentPart } from '@broadsheet/sales-ui';
import { useCheckout } from '../CheckoutContext.ts';
import { fetchCharges } from '../payment/usePay.ts';
import { phrases } from '../phrases.ts';
import { Problem } from './Problem.tsx';
import { Step } from './Step.tsx';
import { PaymentSummary } from './summaries.tsx';
import { usePaymentProblem } from './usePaymentProblem.ts';

/** Fetches the payment step, and the card provider's code with it, when the step opens. */
const fetchPaymentStep = async () => {
  // The review step is prefetched while the reader chooses; if that fails, the error is shown when the review opens.
  void import('./ReviewStep.tsx').catch(() => undefined);
  const [{ PaymentStep }] = await Promise.all([import('../payment/PaymentStep.tsx'), fetchCharges()]);
  return PaymentStep;
};

const STATUSES = { billing: 'waiting', payment: 'open', review: 'complete' } as const;

/** Renders the third step: how the reader pays. */
export function PaymentSection() {
  const t = usePhrases(phrases);
  const { state, dispatch, isConfirmed } = useCheckout();
  const { progress } = state;
  const problem = usePaymentProblem();
  return (
    <Step
      number={3}
      title={t('sub.step.payment')}
      status={STATUSES[progress.step]}
      summary={progress.step === 'review' && <PaymentSummary payment={progress.payment} />}
      onEdit={isConfirmed ? undefined : () => dispatch({ kind: 'paymentEdited' })}
      error={problem && <Problem text={problem} />}
    >
      {/* It stays during the review: a card that is declined there is corrected, not typed again. */}
      {progress.step !== 'billing' && (
        <PaymentPart fetchPart={fetchPaymentStep} partProps={{ ordered: progress }} />
      )}
    </Step>
  );
}
