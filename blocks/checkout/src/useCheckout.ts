'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findExpiry, isCaptchaRefusal, isSecondSubscription } from '@broadsheet/sdk-sales/rules';
import { useCheckoutChallenge } from '@broadsheet/sales-ui';
import { useEffect, useRef } from 'react';
import type { CheckoutData } from './arrival/loadCheckout.ts';
import { usePay } from './payment/usePay.ts';
import type { PayOptions } from './payment/usePay.ts';
import { phrases } from './phrases.ts';
import { toOrderProblem, toPayProblem } from './toProblem.ts';
import type { ProblemPhrase } from './toProblem.ts';
import type { useSteps } from './useSteps.ts';

interface CheckoutOptions extends Omit<PayOptions, 'requestToken'> {
  readonly data: CheckoutData;
  readonly steps: ReturnType<typeof useSteps>;
}

/** Returns the payment, its bot challenge, and the error messages of the step that each belongs to. */
export function useCheckout({ data, steps, ...options }: CheckoutOptions) {
  const t = usePhrases(phrases);
  const requestToken = useRef<() => Promise<string | undefined>>(async () => undefined);
  const pay = usePay({ ...options, requestToken: () => requestToken.current() });
  const refusal = pay.problem?.kind === 'service' ? pay.problem.error : steps.orderError;
  const isChallenged = isCaptchaRefusal(refusal);
  const challenge = useCheckoutChallenge({
    config: data.challengeConfig,
    isDemanded: isChallenged,
    error: isChallenged ? t('id.err.captcha') : undefined,
    // Making an order uses up its token, so the payment needs a new one.
    failures: steps.failures + pay.failures + (steps.state.step === 'billing' ? 0 : 1),
  });
  useEffect(() => {
    requestToken.current = challenge.requestToken;
  });
  const problem = toPayProblem(pay.problem);
  const write = (phrase: ProblemPhrase) =>
    t(phrase, { continue: t('sub.continue'), step: t('sub.step.billing') });
  // The challenge shows its own refusal; the step does not repeat it.
  const isOrderShownBeside = challenge.kind !== 'off' && isCaptchaRefusal(steps.orderError);
  return {
    pay,
    challenge,
    /** Whether the site requires the challenge, or the service has refused a call without it. */
    isChallenged: challenge.kind !== 'off',
    /** Whether the price or the order has run out, so that only another offer leads on. */
    isOver: findExpiry(refusal) !== undefined,
    /** Whether the reader subscribes to what they order, so that a change of plan may be what they want. */
    isSecond: isSecondSubscription(refusal),
    orderProblem:
      steps.orderError === undefined || isOrderShownBeside
        ? undefined
        : write(toOrderProblem(steps.orderError)),
    payProblem:
      problem === undefined ? undefined : 'words' in problem ? problem.words : write(problem.phrase),
    requestToken: () => requestToken.current(),
  };
}
