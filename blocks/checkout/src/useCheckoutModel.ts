'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findExpiry, isCaptchaRefusal, isSecondSubscription } from '@broadsheet/sdk-sales/rules';
import { hasSameItems, toOrderAmounts, useCheckoutChallenge, useSummaryItems } from '@broadsheet/sales-ui';
import { useEffect, useReducer, useRef } from 'react';
import type { CheckoutData } from './CheckoutData.ts';
import type { ArrivedCheckout, CheckoutModel } from './CheckoutContext.ts';
import { reduceCheckout, toFirstState } from './checkoutState.ts';
import type { CheckoutState } from './checkoutState.ts';
import { usePay } from './payment/usePay.ts';
import { phrases } from './phrases.ts';
import { toOrderProblem, toPayProblem } from './toProblem.ts';
import type { ProblemPhrase } from './toProblem.ts';
import { useOrder } from './useOrder.ts';

const NO_ITEMS: NonNullable<CheckoutData['cart']['items']> = [];

const findPayProblem = ({ paying }: CheckoutState) => (paying.kind === 'failed' ? paying.problem : undefined);

/** Returns what is ordered, with its amounts. */
function useOrdered({ data, sales }: ArrivedCheckout, { progress }: CheckoutState) {
  const bare = toOrderAmounts(progress.cart, progress.step === 'billing' ? undefined : progress.order);
  const chosen = data.cart.items ?? NO_ITEMS;
  const ordered = progress.step === 'billing' ? NO_ITEMS : (progress.order.items ?? NO_ITEMS);
  // Another tab may have put more into the cart, which is ordered as a whole.
  const items = ordered.length === 0 || hasSameItems(ordered, chosen) ? chosen : ordered;
  const summary = useSummaryItems({ sales, items, currency: bare.currency });
  const { isLoading, isTaxInclusive } = summary;
  return { items: summary.items, amounts: { ...bare, isTaxInclusive }, isLoading };
}

/** Returns the error messages of the order and of the payment. */
function useProblems({ orderError, ...state }: CheckoutState, isChallenged: boolean) {
  const t = usePhrases(phrases);
  const write = (phrase: ProblemPhrase) =>
    t(phrase, { continue: t('sub.continue'), step: t('sub.step.billing') });
  const problem = toPayProblem(findPayProblem({ orderError, ...state }));
  // The challenge shows its own refusal; the step does not repeat it.
  const isShownBeside = isChallenged && isCaptchaRefusal(orderError);
  return {
    orderProblem: orderError === undefined || isShownBeside ? undefined : write(toOrderProblem(orderError)),
    payProblem:
      problem === undefined ? undefined : 'words' in problem ? problem.words : write(problem.phrase),
  };
}

/** Returns the state of a checkout, and what its steps do. */
export function useCheckoutModel(arrived: ArrivedCheckout): CheckoutModel {
  const t = usePhrases(phrases);
  const [state, dispatch] = useReducer(reduceCheckout, arrived, toFirstState);
  const token = useRef<() => Promise<string | undefined>>(async () => undefined);
  const options = { ...arrived, state, dispatch, requestToken: () => token.current() };
  const payProblem = findPayProblem(state);
  const refusal = payProblem?.kind === 'service' ? payProblem.error : state.orderError;
  const isRefused = isCaptchaRefusal(refusal);
  const challenge = useCheckoutChallenge({
    config: arrived.data.challengeConfig,
    isDemanded: isRefused,
    error: isRefused ? t('id.err.captcha') : undefined,
    // Making an order uses up its token, so the payment needs a new one.
    failures: state.failures + (state.progress.step === 'billing' ? 0 : 1),
  });
  useEffect(() => {
    token.current = challenge.requestToken;
  });
  const isChallenged = challenge.kind !== 'off';
  return {
    ...arrived,
    ...{ state, dispatch, challenge, isChallenged },
    ...useOrder(options),
    ...usePay(options),
    ...useOrdered(arrived, state),
    ...useProblems(state, isChallenged),
    isBusy: state.paying.kind === 'busy',
    isConfirmed: state.confirmed !== undefined,
    isOver: findExpiry(refusal) !== undefined,
    isSecond: isSecondSubscription(refusal),
  };
}
