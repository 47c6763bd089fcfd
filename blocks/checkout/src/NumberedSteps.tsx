'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isPayPalOffered } from '@broadsheet/sdk-sales/rules';
import { PaymentPart } from '@broadsheet/subscription';
import type { Address, OrderAmounts, SummaryItem } from '@broadsheet/subscription';
import type { StartedPayment } from './payment/usePaymentStart.ts';
import { phrases } from './phrases.ts';
import { BillingStep } from './steps/BillingStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { Step } from './steps/Step.tsx';
import { AddressSummary, PaymentSummary } from './steps/summaries.tsx';
import type { StepsProps } from './StepsProps.ts';
import { useOtherAccount } from './useOtherAccount.ts';
import { useCheckout } from './useCheckout.ts';
import type { useSteps } from './useSteps.ts';

/** Comes with the card provider's code, when the step opens. */
const fetchPaymentStep = async () => (await import('./payment/PaymentStep.tsx')).PaymentStep;

export interface NumberedStepsProps extends StepsProps {
  readonly steps: ReturnType<typeof useSteps>;
  readonly items: readonly SummaryItem[];
  readonly amounts: OrderAmounts;
}

/** Account, billing address, payment and review: one open, those before it summed up, those after it waiting. */
export function NumberedSteps(props: NumberedStepsProps) {
  const { data, sales, identity, pages, steps } = props;
  const { cardOption, paypalOption, profile } = data;
  const t = usePhrases(phrases);
  const checkout = useCheckout({ data, steps, sales, identity, pages, cardOption, paypalOption });
  const changeAccount = useOtherAccount(identity, pages);
  const { state } = steps;
  const isBilled = state.step !== 'billing';
  return (
    <>
      <Step
        number={1}
        title={t('sub.step.account')}
        status="complete"
        summary={<p>{t('checkout.signedIn', { email: profile.email ?? '' })}</p>}
        onEdit={() => void changeAccount()}
      />
      <Step
        number={2}
        title={t('sub.step.billing')}
        status={isBilled ? 'complete' : 'open'}
        summary={isBilled && <AddressSummary address={state.address} />}
        onEdit={() => void steps.editBilling()}
        error={checkout.orderProblem}
        isFirst
      >
        {!isBilled && (
          <BillingStep
            address={state.address}
            challenge={checkout.challenge}
            onSubmit={async (address: Address) => steps.submitBilling(address, await checkout.requestToken())}
          />
        )}
      </Step>
      <PaymentAndReview {...props} checkout={checkout} />
    </>
  );
}

interface PaymentAndReviewProps extends NumberedStepsProps {
  readonly checkout: ReturnType<typeof useCheckout>;
}

function PaymentAndReview(props: PaymentAndReviewProps) {
  const { data, sales, steps, checkout, items, amounts, termsOfSaleURL, termsOfServiceURL } = props;
  const { cardOption, paypalOption, paypalError } = data;
  const t = usePhrases(phrases);
  const { state } = steps;
  const { pay } = checkout;
  const order = state.step === 'billing' ? undefined : state.order;
  const paypal = { option: paypalOption, total: order?.total ?? 0, currency: amounts.currency };
  const statuses = { billing: 'waiting', payment: 'open', review: 'complete' } as const;

  function take({ begun: { orderNumber }, paidIntentID }: StartedPayment): void {
    steps.replaceOrder(orderNumber);
    if (paidIntentID !== undefined) void pay.finish(orderNumber, paidIntentID);
  }

  return (
    <>
      <Step
        number={3}
        title={t('sub.step.payment')}
        status={statuses[state.step]}
        summary={state.step === 'review' && <PaymentSummary payment={state.payment} />}
        onEdit={steps.editPayment}
        error={checkout.payProblem ?? (paypalError === undefined ? undefined : t('sub.payErr'))}
      >
        {state.step === 'payment' && (
          <PaymentPart
            fetchPart={fetchPaymentStep}
            partProps={{
              sales,
              orderNumber: state.order.orderNumber,
              address: state.address,
              cardOption,
              isPayPalOffered: isPayPalOffered(paypal),
              onStarted: take,
              onChosen: (payment) => {
                pay.forget();
                steps.choosePayment(payment);
              },
            }}
          />
        )}
      </Step>
      <Step
        number={4}
        title={t('sub.step.review')}
        status={state.step === 'review' ? 'open' : 'waiting'}
        error={checkout.payProblem}
      >
        {state.step === 'review' && (
          <ReviewStep
            {...{ items, amounts, termsOfSaleURL, termsOfServiceURL }}
            payment={state.payment.kind}
            challenge={checkout.isChallenged ? checkout.challenge : undefined}
            isBusy={pay.isBusy}
            onPay={() => void pay.pay(state.order, state.payment)}
          />
        )}
      </Step>
    </>
  );
}
