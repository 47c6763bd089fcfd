import { isNetworkError } from '@broadsheet/client-core';
import { findExpiry, isCaptchaRefusal, isSecondSubscription } from '@broadsheet/sdk-sales/rules';
import type { PayProblem } from './checkoutState.ts';

export type ProblemPhrase =
  | 'id.err.captcha'
  | 'sub.offline'
  | 'checkout.orderErr'
  | 'checkout.orderOld'
  | 'checkout.repriced'
  | 'checkout.cancelled'
  | 'checkout.saleOver'
  | 'checkout.introOver'
  | 'checkout.twoPrices'
  | 'checkout.second'
  | 'sub.payErr';

const EXPIRIES = {
  sale: 'checkout.saleOver',
  order: 'checkout.orderOld',
  introduction: 'checkout.introOver',
  prices: 'checkout.twoPrices',
} as const;

/** Returns why an order could not be made; for a refused challenge, the text that is shown next to the challenge. */
export function toOrderProblem(error: unknown): ProblemPhrase {
  if (isCaptchaRefusal(error)) return 'id.err.captcha';
  if (isSecondSubscription(error)) return 'checkout.second';
  const expiry = findExpiry(error);
  if (expiry !== undefined) return EXPIRIES[expiry];
  return isNetworkError(error) ? 'sub.offline' : 'checkout.orderErr';
}

/** Returns why a payment failed: a phrase, or what the provider's refusal means in words. */
export function toPayProblem(
  problem: PayProblem | undefined,
): { readonly phrase: ProblemPhrase } | { readonly words: string } | undefined {
  if (problem === undefined) return undefined;
  if (problem.kind === 'provider') return { words: problem.message };
  if (problem.kind === 'order') return problem;
  if (isCaptchaRefusal(problem.error)) return { phrase: 'id.err.captcha' };
  if (isSecondSubscription(problem.error)) return { phrase: 'checkout.second' };
  const expiry = findExpiry(problem.error);
  if (expiry !== undefined) return { phrase: EXPIRIES[expiry] };
  return { phrase: isNetworkError(problem.error) ? 'sub.offline' : 'sub.payErr' };
}
