'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { areWalletsOffered, isPayPalOffered } from '@broadsheet/sdk-sales/rules';
import { PaymentPart } from '@broadsheet/sales-ui';
import type { WalletRequest } from '@broadsheet/sales-ui/card';
import type { NumberedStepsProps, SectionProps } from './NumberedStepsProps.ts';
import { phrases } from './phrases.ts';
import { fetchReviewStep } from './ReviewSection.tsx';
import { Problem } from './steps/Problem.tsx';
import { Step } from './steps/Step.tsx';
import { PaymentSummary } from './steps/summaries.tsx';

/** Fetches the payment step, and the card provider's code with it, when the step opens. */
const fetchPaymentStep = async () => {
  // The review step is prefetched while the reader chooses; if that fails, the error is shown when the review opens.
  void fetchReviewStep().catch(() => undefined);
  return (await import('./payment/PaymentStep.tsx')).PaymentStep;
};

/** Returns what a wallet would be asked to pay; `undefined` when no wallets are offered. */
function findWalletRequest({ data, steps, amounts }: NumberedStepsProps): WalletRequest | undefined {
  const { entitlements } = data;
  const { state } = steps;
  if (entitlements === undefined || state.step === 'billing') return undefined;
  const entitlementCountry = entitlements.edgescape?.country_code;
  const { currency } = amounts;
  const isOffered = areWalletsOffered({
    currency,
    billingCountry: state.address.country,
    entitlementCountry,
  });
  return isOffered ? amounts : undefined;
}

const STATUSES = { billing: 'waiting', payment: 'open', review: 'complete' } as const;

/** Renders the third step: how the reader pays. */
export function PaymentSection(props: SectionProps) {
  const { data, sales, steps, checkout, amounts, offerURL, planURL } = props;
  const { cardOption, paypalOption, paypalError, isPayPalCancelled } = data;
  const t = usePhrases(phrases);
  const { state } = steps;
  const { pay } = checkout;
  const paypalProblem = t(isPayPalCancelled ? 'checkout.paypalCancelled' : 'sub.payErr');
  const problem = checkout.payProblem ?? (paypalError === undefined ? undefined : paypalProblem);
  const paypal = { option: paypalOption, total: amounts.total, currency: amounts.currency };
  return (
    <Step
      number={3}
      title={t('sub.step.payment')}
      status={STATUSES[state.step]}
      summary={state.step === 'review' && <PaymentSummary payment={state.payment} />}
      onEdit={pay.isConfirmed ? undefined : steps.editPayment}
      error={problem && <Problem text={problem} {...{ checkout, offerURL, planURL }} />}
    >
      {/* It stays during the review: a card that is declined there is corrected, not typed again. */}
      {state.step !== 'billing' && (
        <PaymentPart
          fetchPart={fetchPaymentStep}
          partProps={{
            sales,
            readerId: data.profile.uuid,
            orderNumber: state.order.orderNumber,
            address: state.address,
            cardOption,
            isPayPalOffered: isPayPalOffered(paypal),
            walletRequest: state.step === 'payment' ? findWalletRequest(props) : undefined,
            onStarted: steps.replaceOrder,
            onPaid: (paid) => void pay.finish(paid),
            onOver: pay.refuse,
            hasProblem: checkout.payProblem !== undefined,
            onChosen(payment) {
              pay.forget();
              steps.choosePayment(payment);
            },
          }}
        />
      )}
    </Step>
  );
}
