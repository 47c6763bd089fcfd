'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useCheckout } from '../CheckoutContext.ts';
import { phrases } from '../phrases.ts';
import { BillingStep } from './BillingStep.tsx';
import { Problem } from './Problem.tsx';
import { Step } from './Step.tsx';
import { AddressSummary } from './summaries.tsx';

/** Renders the second step: the billing address. */
export function BillingSection() {
  const t = usePhrases(phrases);
  const { state, isConfirmed, orderProblem, editBilling } = useCheckout();
  const { progress } = state;
  const isBilled = progress.step !== 'billing';
  return (
    <Step
      number={2}
      title={t('sub.step.billing')}
      status={isBilled ? 'complete' : 'open'}
      summary={isBilled && <AddressSummary address={progress.address} />}
      onEdit={isConfirmed ? undefined : () => void editBilling()}
      error={orderProblem && <Problem text={orderProblem} />}
    >
      {!isBilled && <BillingStep address={progress.address} />}
    </Step>
  );
}
